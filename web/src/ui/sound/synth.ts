// How the house sounds: stone, ivory and paper, made of noise and damped tones on the spot. There are no files.

export type SoundName = 'stone' | 'slide' | 'tile' | 'draw' | 'score' | 'turn' | 'illegal' | 'over';

/** One stroke of a sound, in seconds, Hz, and a share of full loudness. */
interface Stroke {
  at: number;
  length: number;
  /** Of the tone, or of the band that is left of the noise. */
  pitch: number;
  loud: number;
  /** Noise with a band this narrow; without it a tone. */
  narrow?: number;
}

/** A short touch of something hard: the noise of the surface, and the body that rings below it. */
const touch = (at: number, surface: number, body: number, loud: number): Stroke[] => [
  { at, length: 0.035, pitch: surface, loud, narrow: 1.2 },
  { at, length: 0.09, pitch: body, loud: loud * 0.6 },
];

export const SOUNDS: Record<SoundName, readonly Stroke[]> = {
  stone: [...touch(0, 2600, 520, 0.06), ...touch(0.09, 1900, 390, 0.09)], // turned over: an edge, then the face
  slide: [{ at: 0, length: 0.16, pitch: 900, loud: 0.05, narrow: 0.8 }, ...touch(0.15, 2100, 430, 0.06)],
  tile: touch(0, 3200, 680, 0.1),
  draw: [
    { at: 0, length: 0.11, pitch: 4200, loud: 0.035, narrow: 0.7 }, // paper, or a hand in the bag
    { at: 0.05, length: 0.08, pitch: 2800, loud: 0.03, narrow: 0.9 },
  ],
  score: [
    { at: 0, length: 0.3, pitch: 659, loud: 0.05 },
    { at: 0.08, length: 0.4, pitch: 988, loud: 0.045 },
  ],
  turn: [
    { at: 0, length: 0.35, pitch: 523, loud: 0.05 },
    { at: 0.14, length: 0.45, pitch: 659, loud: 0.05 },
  ],
  illegal: [
    { at: 0, length: 0.07, pitch: 240, loud: 0.1, narrow: 0.7 },
    { at: 0, length: 0.12, pitch: 110, loud: 0.11 },
  ],
  over: [
    { at: 0, length: 0.5, pitch: 523, loud: 0.045 },
    { at: 0.16, length: 0.5, pitch: 659, loud: 0.045 },
    { at: 0.32, length: 0.7, pitch: 784, loud: 0.045 },
    { at: 0.32, length: 0.9, pitch: 1047, loud: 0.03 },
  ],
};

/** Long before this many seconds have passed, a stroke is as good as silent. */
const ATTACK = 0.004;
const SILENCE = 0.0001;

/** Let it sound, `wait` seconds from now, with this share of its own loudness. */
export function strike(audio: AudioContext, name: SoundName, wait = 0, loudness = 1): void {
  for (const stroke of SOUNDS[name]) {
    const begin = audio.currentTime + wait + stroke.at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.exponentialRampToValueAtTime(stroke.loud * loudness, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + stroke.length);
    gain.connect(audio.destination);
    const source = stroke.narrow === undefined ? tone(audio, stroke.pitch) : noise(audio, stroke.length);
    if (stroke.narrow === undefined) source.connect(gain);
    else source.connect(band(audio, stroke.pitch, stroke.narrow)).connect(gain);
    source.start(begin);
    source.stop(begin + stroke.length);
  }
}

function tone(audio: AudioContext, pitch: number): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  return oscillator;
}

function noise(audio: AudioContext, seconds: number): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function band(audio: AudioContext, pitch: number, narrow: number): AudioNode {
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  return filter;
}
