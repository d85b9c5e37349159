import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while the component is there. Browsers let go whenever the tab is hidden, so it is asked for
 * again when the tab comes back. True while the screen is kept awake; browsers that cannot do it leave it false.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    // Missing where the page is not secure, whatever the types say.
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
        // A low battery or a policy forbids it; the steps are there all the same.
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
