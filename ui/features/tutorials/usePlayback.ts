import { useEffect, useState } from 'react';

/** The progress grows in steps of this time (PRODUCT.md, Constants). */
const PLAYBACK_TICK_MS = 100;

const AT_START = { playedMs: 0, startedAt: null };

/** Plays by the clock instead of counting ticks, so that a tab that slept continues at the right place. */
export function usePlayback(durationsMs: readonly number[]) {
  const totalMs = durationsMs.reduce((sum, ms) => sum + ms, 0);
  /** What was played before the last start, and the time of that start, null while it is paused. */
  const [{ playedMs, startedAt }, set] = useState<{ playedMs: number; startedAt: number | null }>(AT_START);
  const [now, setNow] = useState(0);
  const playedUntil = (time: number) =>
    Math.min(totalMs, playedMs + (startedAt === null ? 0 : Math.max(0, time - startedAt)));
  const elapsedMs = playedUntil(now);
  const isFinished = elapsedMs === totalMs;
  const isPlaying = startedAt !== null && !isFinished;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setNow(performance.now()), PLAYBACK_TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return {
    ...stepAt(durationsMs, elapsedMs),
    isStarted: elapsedMs > 0,
    isPlaying,
    isFinished,
    start: () => set({ playedMs: isFinished ? 0 : elapsedMs, startedAt: performance.now() }),
    pause: () => set({ playedMs: playedUntil(performance.now()), startedAt: null }),
    reset: () => set(AT_START),
  };
}

export type Playback = ReturnType<typeof usePlayback>;

/** `percent` is the progress of the step, 0…100 (PRODUCT.md, States). */
export function stepAt(durationsMs: readonly number[], elapsedMs: number) {
  let stepIndex = 0;
  let restMs = elapsedMs;
  for (const durationMs of durationsMs.slice(0, -1)) {
    if (restMs < durationMs) break;
    restMs -= durationMs;
    stepIndex += 1;
  }
  const tickedMs = Math.floor(restMs / PLAYBACK_TICK_MS) * PLAYBACK_TICK_MS;
  return { stepIndex, percent: (tickedMs / (durationsMs[stepIndex] ?? 1)) * 100 };
}
