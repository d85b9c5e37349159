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
