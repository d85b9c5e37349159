import { countAdvert } from '#ui/api/count-advert.ts';

const HALF = 0.5;
const VIEW_MS = 1000;

/** The adverts that the page has counted: one that stands in several places counts once. */
const counted = new Set<string>();
let watched = 0;

/** Counts a view when the advert has been half in view for a second, once for each page. Gives what ends the watch; another page begins when none is watched. */
export function watchAdvert(element: HTMLElement, id: string): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const count = () => {
    // It is in nobody's view; a second later it may be.
    if (document.visibilityState === 'hidden') return;
    clearInterval(timer);
    if (!counted.has(id)) countAdvert('viewed', id);
    counted.add(id);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearInterval(timer);
      if ((entries.at(-1)?.intersectionRatio ?? 0) >= HALF) timer = setInterval(count, VIEW_MS);
    },
    { threshold: HALF },
  );
  observer.observe(element);
  watched += 1;
  return () => {
    observer.disconnect();
    clearInterval(timer);
    watched -= 1;
    if (watched === 0) counted.clear();
  };
}
