// What is heard and felt: a few knocks and notes, made here.

const BUZZ = { act: 15, turn: [30, 70, 30] }; // ms
const BETWEEN = 0.22; // s between two sounds

let audio;

// A piece of wood that is struck: noise and a low tone, both gone at once.
const knock = (at, pitch, loud = 0.5, length = 0.07) => {
    const noise = audio.createBufferSource();
    const frames = Math.ceil(length * audio.sampleRate);
    noise.buffer = audio.createBuffer(1, frames, audio.sampleRate);
    noise.buffer.getChannelData(0).forEach((_, n, all) => { all[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 6; });
    const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: 3 * pitch, Q: 0.9 });
    noise.connect(wood).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
    noise.start(at);
    note(at, pitch, loud / 2, length);
};

const note = (at, pitch, loud = 0.15, length = 0.5) => {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
};

const SOUNDS = {
    tile: at => knock(at, 640, 0.4, 0.05),
    move: at => knock(at, 330),
    capture: at => [knock(at, 330), knock(at + 0.09, 240, 0.6, 0.09)],
    dice: at => [0, 0.05, 0.09, 0.15, 0.2, 0.27].forEach((late, n) => knock(at + late, 480 + 70 * (n % 3), 0.3, 0.04)),
    turn: at => [note(at, 587), note(at + 0.12, 784)],
    over: at => [523, 659, 784, 1047].forEach((pitch, n) => note(at + 0.13 * n, pitch, 0.15, 0.8)),
};

// `sounds`: names, one after the other; `buzz`: the name of a vibration, or nothing.
export const cue = (sounds, buzz) => {
    if (buzz) navigator.vibrate?.(BUZZ[buzz]);
    if (!sounds) return;
    audio ??= new AudioContext();
    audio.resume();
    sounds.split(" ").forEach((sound, n) => SOUNDS[sound](audio.currentTime + 0.02 + n * BETWEEN));
};
