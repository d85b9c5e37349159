import { useEffect, useEffectEvent, useState } from 'react';
import type { Countdown } from '#ui/rules/countdown.ts';
import { readyBell, ring } from './ring.ts';

/** Often enough that a second is never shown for two. */
const LOOK_MS = 250;

export interface Countdowns {
  all: readonly Countdown[];
  /** The time of the clock, in milliseconds, while any countdown runs. */
  now: number;
  start: (step: number, index: number, seconds: number) => void;
  stop: (countdown: Countdown) => void;
}

/**
 * The countdowns of a recipe's steps. Each ends at a time of the clock; the interval only looks at the clock, so a phone
 * that was locked meanwhile shows the right rest, and rings at once for what ended.
 */
export function useCountdowns(): Countdowns {
  const [all, setAll] = useState<readonly Countdown[]>([]);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = all.some(({ hasRung }) => !hasRung);

  const look = useEffectEvent(() => {
    const at = Date.now();
    setNow(at);
    if (!all.some(({ hasRung, endsAt }) => !hasRung && endsAt <= at)) return;
    ring();
    setAll(all.map((one) => (one.endsAt <= at ? { ...one, hasRung: true } : one)));
  });

  useEffect(() => {
    if (!isRunning) return;
    const lookNow = () => look();
    const timer = setInterval(lookNow, LOOK_MS);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [isRunning]);

  const start = (step: number, index: number, seconds: number) => {
    readyBell();
    const at = Date.now();
    setNow(at);
    const others = all.filter((one) => one.step !== step || one.index !== index);
    setAll([...others, { step, index, endsAt: at + seconds * 1000, hasRung: false }]);
  };
  const stop = (countdown: Countdown) => setAll(all.filter((one) => one !== countdown));
  return { all, now, start, stop };
}
