import type { StepTime } from '#openapi/ingredients/steps/step-times.ts';

/** A countdown has an end time, so that it stays right while the screen is locked or the tab sleeps. */
export interface Countdown {
  /** The index of the step, and that of the time in the step. */
  step: number;
  index: number;
  endsAt: number;
  hasRung: boolean;
}

/** Starts a countdown for a time of a step. For a range, it takes the longer time. */
export function startCountdown(step: number, index: number, { high }: Pick<StepTime, 'high'>): Countdown {
  return { step, index, endsAt: Date.now() + high * 1000, hasRung: false };
}

export function secondsLeft({ endsAt }: Pick<Countdown, 'endsAt'>, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Returns `0:05`, `12:30` or `1:00:00`, for example. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}

const BEEPS = 3;
const BEEP_S = 0.18;
const PAUSE_S = 0.14;
const PITCH_HZ = 880;
const LOUDNESS = 0.4;

let context: AudioContext | null = null;

/** Prepares the bell at a click, since browsers allow sound only after one. */
export function prepareBell(): void {
  context ??= new AudioContext();
  context.resume().catch(() => undefined);
}

export function ringBell(): void {
  // Some browsers do not have `vibrate`.
  const { vibrate } = navigator as Partial<Navigator>;
  vibrate?.call(navigator, [200, 100, 200]);
  if (!context) return;
  context.resume().catch(() => undefined);
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const from = context.currentTime + beep * (BEEP_S + PAUSE_S);
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = PITCH_HZ;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.01, from + BEEP_S);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + BEEP_S);
  }
}
