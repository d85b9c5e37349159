import { useEffect } from 'react';
import { focusPath } from '#ui/lib/browser/focus-path.ts';

/** Moves the focus to the nearest place that is left when its element goes away; otherwise a keyboard starts again at the top. */
export function useFocusRescue(): void {
  useEffect(() => {
    let last: HTMLElement[] = [];
    /** Before a dialog opened: the dialog goes as a whole. */
    let outside: HTMLElement[] = [];
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      // A toast returns the focus itself.
      if (!(target instanceof Element) || target.closest('[data-toasts]')) return;
      last = focusPath(target);
      if (!target.closest('[role="dialog"]')) outside = last;
    };
    const rescue = () => {
      for (const element of [...last, ...outside]) {
        if (document.activeElement !== document.body) return;
        if (element.isConnected) element.focus({ preventScroll: true });
      }
    };
    const observer = new MutationObserver(() => {
      const [focused] = last;
      if (document.activeElement !== document.body || !focused || focused.isConnected) return;
      // A replacement may take the focus itself.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(rescue);
      });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
