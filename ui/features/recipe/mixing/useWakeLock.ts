import { useEffect, useState } from 'react';

/** Keeps the screen awake. A hidden tab loses the lock, and requests it again when it is visible. */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const closed = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // `wakeLock` is missing on a page that is not secure, and rejects when the battery is low.
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
