import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#openapi/days.ts';

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the start of the current minute, in ms since 1970. A page may stay open past midnight. */
export function useNow(): number {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      setMinute(currentMinute());
      timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    update();
    return () => clearTimeout(timer);
  }, []);
  return minute;
}
