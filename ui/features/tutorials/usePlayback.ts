import { useEffect, useState } from 'react';

/** The progress changes after each interval of this length (PRODUCT.md, Constants). */
const PLAYBACK_TICK_MS = 100;

const AT_START = { playedMs: 0, startedAt: null };

/** Calculates the progress from the time, so that it is right after the tab has slept. */
export function usePlayback(durationsMs: readonly number[]) {
  const totalMs = durationsMs.reduce((sum, ms) => sum + ms, 0);
  /** `playedMs` were played before the last start. `startedAt` is the time of that start, or null. */
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
