import { useEffect, useState } from 'react';
import type { TutorialStep } from './tutorials.ts';

/** PRODUCT.md, section 9. */
const PLAYBACK_TICK_MS = 100;

/** Nothing counts ticks: every change is given the time, so that a tab that slept continues where the clock says. */
export interface Playback {
  technique: string;
  durationsMs: readonly number[];
  stepIndex: number;
  elapsedMs: number;
  playing: boolean;
  /** Of `elapsedMs`; used only while playing. */
  clockMs: number;
}

/** At the beginning; also after the choice of another technique (PRODUCT.md, section 4). */
export function choosePlayback(technique: string, durationsMs: readonly number[]): Playback {
  return { technique, durationsMs, stepIndex: 0, elapsedMs: 0, playing: false, clockMs: 0 };
}

function stepDuration(playback: Playback): number {
  return playback.durationsMs[playback.stepIndex] ?? 0;
}

export function isFinished(playback: Playback): boolean {
  return (
    playback.stepIndex >= playback.durationsMs.length - 1 && playback.elapsedMs >= stepDuration(playback)
  );
}

export function playbackProgress(playback: Playback): number {
  const duration = stepDuration(playback);
  if (playback.elapsedMs >= duration) return 100;
  const ticked = Math.floor(playback.elapsedMs / PLAYBACK_TICK_MS) * PLAYBACK_TICK_MS;
  return (ticked / duration) * 100;
}

export function startPlayback(playback: Playback, nowMs: number): Playback {
  if (playback.playing) return playback;
  const from = isFinished(playback) ? resetPlayback(playback) : playback;
  return { ...from, playing: true, clockMs: nowMs };
}

/** "At 100 on a non-final step it moves to the next step with progress 0; at 100 on the final step playback stops with progress at 100." */
export function tickPlayback(playback: Playback, nowMs: number): Playback {
  if (!playback.playing) return playback;
  const { durationsMs } = playback;
  let stepIndex = playback.stepIndex;
  // A clock that goes backwards stands still.
  let elapsedMs = playback.elapsedMs + Math.max(0, nowMs - playback.clockMs);
  while (stepIndex < durationsMs.length - 1 && elapsedMs >= (durationsMs[stepIndex] ?? 0)) {
    elapsedMs -= durationsMs[stepIndex] ?? 0;
    stepIndex += 1;
  }
  const last = { ...playback, stepIndex, elapsedMs, clockMs: nowMs };
  return isFinished(last) ? { ...last, elapsedMs: stepDuration(last), playing: false } : last;
}

export function pausePlayback(playback: Playback, nowMs: number): Playback {
  return { ...tickPlayback(playback, nowMs), playing: false };
}

export function resetPlayback(playback: Playback): Playback {
  return choosePlayback(playback.technique, playback.durationsMs);
}

export interface TutorialPlayback {
  playback: Playback;
  start: () => void;
  pause: () => void;
  reset: () => void;
}

/** The playback of a technique's steps on the browser's own clock; another technique begins at its start. */
export function useTutorialPlayback(technique: string, steps: readonly TutorialStep[]): TutorialPlayback {
  const begin = () =>
    choosePlayback(
      technique,
      steps.map(({ durationMs }) => durationMs),
    );
  const [playback, setPlayback] = useState(begin);
  if (playback.technique !== technique) setPlayback(begin());
  const { playing } = playback;

  const change = (rule: (playback: Playback, nowMs: number) => Playback) => {
    const nowMs = performance.now();
    setPlayback((current) => rule(current, nowMs));
  };

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => change(tickPlayback), PLAYBACK_TICK_MS);
    return () => clearInterval(timer);
  }, [playing]);

  return {
    playback,
    start: () => change(startPlayback),
    pause: () => change(pausePlayback),
    reset: () => change(resetPlayback),
  };
}
