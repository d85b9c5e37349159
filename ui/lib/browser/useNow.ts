import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** A response says whole seconds, and takes a moment to come. */
const TOLERANCE_MS = 5000;

/** How far the clock of the server is ahead of this device's. */
let aheadMs = 0;

/** Tells what time it is for the server, in milliseconds since 1970: what it shows from a moment on follows its clock, not this device's. */
export function tellServerTime(ms: number): void {
  const ahead = ms - Date.now();
  // Answers take longer and shorter: the time that is shown would go back.
  if (!Number.isFinite(ahead) || Math.abs(ahead - aheadMs) <= TOLERANCE_MS) return;
  aheadMs = Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
  if (listeners.size > 0) look();
}

const listeners = new Set<() => void>();
/** What everybody is shown until all are told of the next one: the clock itself goes on between two reads of it. */
let minute = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The minute that has begun on the server's clock, in milliseconds since 1970: a page may stay open past midnight. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}

/** `dayOf` says in which time zone. */
export function useToday(dayOf: (now: Date) => string): string {
  return dayOf(new Date(useNow()));
}

function currentMinute(): number {
  if (listeners.size === 0) readClock();
  return minute;
}

/** Returns how long the minute still lasts. */
function readClock(): number {
  const now = Date.now() + aheadMs;
  minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return minute + MINUTE_MS - now;
}

function look(): void {
  clearTimeout(timer);
  timer = setTimeout(look, readClock());
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  if (listeners.size === 1) {
    // A device that slept has stopped its timers.
    document.addEventListener('visibilitychange', look);
    look();
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
