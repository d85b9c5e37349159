import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The minute that has begun, in milliseconds since 1970: a page may stay open past midnight. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, minute, minute);
}

/** `dayOf` says in which time zone. */
export function useToday(dayOf: (now: Date) => string): string {
  const today = () => dayOf(new Date());
  return useSyncExternalStore(subscribe, today, today);
}

const minute = () => Date.now() - (Date.now() % MINUTE_MS);

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
