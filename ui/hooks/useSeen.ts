import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come within `marginPx` of the window, once and for all. */
export function useSeen(element: RefObject<Element | null>, marginPx: number): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, marginPx, isSeen]);
  return isSeen;
}
