import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#openapi/dates/days.ts';

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the start of a minute, at most a minute ago, in ms since 1970. A page may stay open past midnight. */
export function useNow(): number {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(currentMinute()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
