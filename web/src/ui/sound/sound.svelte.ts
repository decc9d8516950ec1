// Whether the house is heard and felt, and when: a switch for sound, how loud it is, and one for the small buzz of a phone.
import {
  rememberSound,
  rememberVibration,
  rememberVolume,
  soundOn,
  vibrationOn,
  volume,
  type Volume,
} from '../../app/memory';
import type { SoundName } from './synth';

/** Browsers let a page sound only after somebody has touched it. */
const GESTURES = ['pointerdown', 'keydown'] as const;
/** Between two sounds of one step, in seconds. */
const APART = 0.12;
/** A step may be many things at once; more than this is only noise. */
const MOST = 3;
/** What a page in the background may still say, and how softly. */
const CALL: SoundName = 'turn';
const SOFTLY = 0.5;
/** The sounds are made for the middle one. */
const LOUDNESS: Record<Volume, number> = { soft: 0.4, medium: 1, loud: 2.2 };
/** In ms; what isn't here isn't felt. */
const BUZZ: Partial<Record<SoundName, number>> = { stone: 10, slide: 10, tile: 10, illegal: 15, turn: 12 };

export class Sounds {
  private chosen = $state(soundOn());
  private loudness = $state(volume());
  private buzzes = $state(vibrationOn());
  private audio: AudioContext | null = null;

  constructor(private readonly open: () => AudioContext = () => new AudioContext()) {}

  get on(): boolean {
    return this.chosen;
  }

  set on(choice: boolean) {
    this.chosen = choice;
    rememberSound(choice);
    if (choice) this.wake();
    else void this.audio?.suspend();
  }

  get volume(): Volume {
    return this.loudness;
  }

  set volume(choice: Volume) {
    this.loudness = choice;
    rememberVolume(choice);
  }

  get vibration(): boolean {
    return this.buzzes;
  }

  set vibration(choice: boolean) {
    this.buzzes = choice;
    rememberVibration(choice);
  }

  /** Wait for the first touch. Returns how to stop. */
  listen(): () => void {
    const woken = () => this.wake();
    for (const gesture of GESTURES) addEventListener(gesture, woken);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, woken);
    };
  }

  /** Let these be heard one after the other; `own`: what one did oneself, or what calls one, is felt too. */
  async play(names: readonly SoundName[], own = false): Promise<void> {
    if (silenced()) return;
    const { hidden } = document;
    const once = names.filter((name, place) => names.indexOf(name) === place);
    const heard = once.filter((name) => !hidden || name === CALL).slice(-MOST);
    if (heard.length === 0) return;
    if (own && !hidden && this.vibration) buzz(heard);
    const { audio } = this;
    if (!this.on || audio?.state !== 'running') return;
    const { strike } = await import('./synth');
    const loud = LOUDNESS[this.volume] * (hidden ? SOFTLY : 1);
    heard.forEach((name, place) => strike(audio, name, place * APART, loud));
  }

  private wake(): void {
    if (!this.on || silenced() || typeof AudioContext === 'undefined') return;
    this.audio ??= this.open();
    if (this.audio.state === 'suspended') void this.audio.resume();
  }
}

/** Whether this browser can make a phone buzz at all. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

function buzz(names: readonly SoundName[]): void {
  const length = Math.max(...names.map((name) => BUZZ[name] ?? 0));
  // Missing on many devices, whatever the types say; false where it is forbidden.
  if (length > 0 && canVibrate()) navigator.vibrate(length);
}

/** A page in a hurry, or one that a program looks at, is quiet unless it is asked (`?sound`). */
function silenced(): boolean {
  const asked = /[?&]sound\b/.test(location.search);
  return !asked && (/[?&]fast\b/.test(location.search) || navigator.webdriver);
}

export const sounds = new Sounds();
