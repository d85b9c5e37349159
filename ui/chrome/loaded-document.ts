/** Matches the screens that start at their top after a reload too (PRODUCT.md, section 2). */
const STARTS_AT_TOP = /^\/(explore-collection|categor(y|ies)|recipe)(\/|$)/;

/** Returns false if Back was pressed before the scripts ran, so that the document has another URL. */
export function isLoadedUrl(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loading?.name ?? location.href);
  return pathname === location.pathname && search === location.search;
}

export function startsAtTop(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloaded = loading?.type === 'reload' && isLoadedUrl();
  return isReloaded && location.hash === '' && STARTS_AT_TOP.test(location.pathname);
}

/** Runs the task after the browser has restored the document's scroll position. */
export function afterScrollRestored(task: () => void): void {
  if (document.readyState === 'complete') setTimeout(task);
  else window.addEventListener('load', () => setTimeout(task), { once: true });
}
