import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** PRODUCT.md, section 9. */
export const TOOLTIP_DELAY_MS = 700;
/** For this long after one tooltip, the next appears at once (PRODUCT.md, section 9). */
export const TOOLTIP_SKIP_DELAY_MS = 300;

let lastClosedAt = -Infinity;

/** Opens after a rest of the pointer, at once by keyboard, never by touch; Escape closes it. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const wrapper = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const isNext = Date.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(open, isNext ? 0 : TOOLTIP_DELAY_MS);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) open();
    },
    onBlur: close,
  };

  return { isOpen, wrapper };
}
