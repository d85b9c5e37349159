import { useEffect, useState } from 'react';
import {
  choosePlayback,
  pausePlayback,
  PLAYBACK_TICK_MS,
  resetPlayback,
  startPlayback,
  tickPlayback,
  type Playback,
} from './playback.ts';
import type { TutorialStep } from './tutorials.ts';

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
