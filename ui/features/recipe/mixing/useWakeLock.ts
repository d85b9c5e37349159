import { useEffect, useState } from 'react';

/** True while the screen is kept awake. A hidden tab loses the lock, and requests it again when shown. */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const closed = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // The lock is missing where the page is not secure, and refused where the battery is low.
      const { wakeLock } = navigator as Partial<Navigator>;
      lock = await wakeLock?.request('screen').catch(() => undefined);
      if (closed.signal.aborted) return lock?.release();
      setHeld(lock !== undefined);
      lock?.addEventListener('release', () => setHeld(false), closed);
    };
    void hold();
    document.addEventListener('visibilitychange', () => void hold(), closed);
    return () => {
      closed.abort();
      void lock?.release();
    };
  }, []);
  return isHeld;
}
