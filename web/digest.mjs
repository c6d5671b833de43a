// The name of the runtime and the application together: what was made with one must not be used with another.

export const PYTHON = "%PYTHON%";
