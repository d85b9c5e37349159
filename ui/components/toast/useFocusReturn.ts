import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPath } from '#ui/lib/browser/focus-path.ts';

const TOASTS = '[data-toasts]';

/**
 * Returns the focus of a toast that goes to what had it before, or to the nearest place that is left. Radix leaves it on the empty list of
 * toasts, where it stops the clock of the next toast.
 */
export function useFocusReturn(toast: string): void {
  const before = useRef<HTMLElement[]>([]);
  const hadFocus = useRef(false);
  useEffect(() => {
    const remember = () => {
      const { activeElement } = document;
      if (!activeElement?.closest(TOASTS)) before.current = focusPath(activeElement);
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useLayoutEffect(() => {
    if (hadFocus.current) {
      const place = before.current.find(({ isConnected }) => isConnected) ?? document.querySelector('main');
      place?.focus({ preventScroll: true });
    }
    return () => {
      // React undoes a change of the focus in a cleanup.
      hadFocus.current = document.querySelector(`${TOASTS}:focus-within`) !== null;
    };
  }, [toast]);
}
