/** How often the screen asks the clock for progress (PRODUCT.md, section 9). */
export const PLAYBACK_TICK_MS = 100;

/**
 * A tutorial's playback at one moment. Nothing counts ticks: every change is told the time, so that a tab that slept
 * finds itself where the clock says. Any steady clock in milliseconds will do, `performance.now()` for one.
 */
export interface Playback {
  /** Technique name whose steps are played. */
  technique: string;
  /** Duration of each step in ms. */
  durationsMs: readonly number[];
  /** Index of the current step, from 0. */
  stepIndex: number;
  /** Time spent in the current step in ms. */
  elapsedMs: number;
  playing: boolean;
  /** When `elapsedMs` was last brought up to date; means something only while playing. */
  clockMs: number;
}

/** Playback standing at the beginning; also what choosing another technique gives (PRODUCT.md, section 4). */
export function choosePlayback(technique: string, durationsMs: readonly number[]): Playback {
  return { technique, durationsMs, stepIndex: 0, elapsedMs: 0, playing: false, clockMs: 0 };
}

/** Duration of the current step in ms. */
function stepDuration(playback: Playback): number {
  return playback.durationsMs[playback.stepIndex] ?? 0;
}

/** Whether the final step has reached 100. */
export function isFinished(playback: Playback): boolean {
  return (
    playback.stepIndex >= playback.durationsMs.length - 1 && playback.elapsedMs >= stepDuration(playback)
  );
}

/** Percent 0 to 100 of the current step, in whole ticks of 100 ms: "progress advances every 100 ms". */
export function playbackProgress(playback: Playback): number {
  const duration = stepDuration(playback);
  if (playback.elapsedMs >= duration) return 100;
  const ticked = Math.floor(playback.elapsedMs / PLAYBACK_TICK_MS) * PLAYBACK_TICK_MS;
  return (ticked / duration) * 100;
}

/** "Start sets playing". A finished tutorial starts over, since there is nothing after the end to play. */
export function startPlayback(playback: Playback, nowMs: number): Playback {
  if (playback.playing) return playback;
  const from = isFinished(playback) ? resetPlayback(playback) : playback;
  return { ...from, playing: true, clockMs: nowMs };
}

/**
 * The playback at `nowMs`: time since the last tick goes into the current step, and what is over into the steps after
 * it. "At 100 on a non-final step it moves to the next step with progress 0; at 100 on the final step playback stops
 * with progress at 100." A clock that went backwards counts as standing still.
 */
export function tickPlayback(playback: Playback, nowMs: number): Playback {
  if (!playback.playing) return playback;
  const { durationsMs } = playback;
  let stepIndex = playback.stepIndex;
  let elapsedMs = playback.elapsedMs + Math.max(0, nowMs - playback.clockMs);
  while (stepIndex < durationsMs.length - 1 && elapsedMs >= (durationsMs[stepIndex] ?? 0)) {
    elapsedMs -= durationsMs[stepIndex] ?? 0;
    stepIndex += 1;
  }
  const last = { ...playback, stepIndex, elapsedMs, clockMs: nowMs };
  return isFinished(last) ? { ...last, elapsedMs: stepDuration(last), playing: false } : last;
}

/** "Pause clears it": the time until now counts, then the clock stands still. */
export function pausePlayback(playback: Playback, nowMs: number): Playback {
  return { ...tickPlayback(playback, nowMs), playing: false };
}

/** "Reset clears playing and sets step and progress to 0." */
export function resetPlayback(playback: Playback): Playback {
  return choosePlayback(playback.technique, playback.durationsMs);
}
