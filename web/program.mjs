// The version of the project, and the hash of all that decides how a game goes: devices that play together must
// agree in it.

export const [EDITION, RULES] = "%PROGRAM%".split(" ");
