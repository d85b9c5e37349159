/** Ends at a time of the clock, so that a locked screen or a sleeping tab cannot stop it. */
export interface Countdown {
  /** From 0. */
  step: number;
  index: number;
  endsAt: number;
  hasRung: boolean;
}

export function secondsLeft({ endsAt }: Pick<Countdown, 'endsAt'>, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** `0:05`, `12:30`, `1:00:00`. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
