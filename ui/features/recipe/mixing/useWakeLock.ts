import { useEffect, useState } from 'react';

/** True while the screen is held awake. Browsers release the lock whenever the tab is hidden, so it is asked for again. */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    // Missing where the page is not secure.
    const { wakeLock } = navigator as Partial<Navigator>;
    if (!wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;

    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const held = await wakeLock.request('screen');
        if (isLeft) return await held.release();
        lock = held;
        held.addEventListener('release', () => setHeld(false));
        setHeld(true);
      } catch {
        // A low battery or a policy forbids it.
        setHeld(false);
      }
    };
    const holdAgain = () => void hold();

    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', holdAgain);
      lock?.release().catch(() => undefined);
    };
  }, []);

  return isHeld;
}
