import { useRef, type TouchEvent } from 'react';

/** A swipe is at least this long, and more horizontal than vertical. */
const LEAST_PX = 48;

export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches[0];
      start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const last = changedTouches[0];
      if (!start.current || !last) return;
      const right = last.clientX - start.current.x;
      const down = last.clientY - start.current.y;
      start.current = null;
      if (Math.abs(right) < LEAST_PX || Math.abs(right) < 2 * Math.abs(down)) return;
      onSwipe(right < 0 ? 1 : -1);
    },
  };
}
