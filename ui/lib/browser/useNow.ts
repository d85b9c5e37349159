import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** A response says whole seconds, and takes a moment to come. */
const TOLERANCE_MS = 5000;

/** How far the clock of the server is ahead of this device's. */
let aheadMs = 0;

/** Tells what time it is for the server, in milliseconds since 1970: what it shows from a moment on follows its clock, not this device's. */
export function tellServerTime(ms: number): void {
  const ahead = ms - Date.now();
  if (Number.isFinite(ahead)) aheadMs = Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
}

const nowMs = (): number => Date.now() + aheadMs;

/** The minute that has begun on the server's clock, in milliseconds since 1970: a page may stay open past midnight. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, minute, minute);
}

/** `dayOf` says in which time zone. */
export function useToday(dayOf: (now: Date) => string): string {
  const today = () => dayOf(new Date(nowMs()));
  return useSyncExternalStore(subscribe, today, today);
}

const minute = () => nowMs() - (nowMs() % MINUTE_MS);

function subscribe(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(pass, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const pass = () => {
    tell();
    wait();
  };
  wait();
  // A device that slept has stopped its timers.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
