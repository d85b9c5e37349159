/** Says how the browser loaded the document, such as by a link or a reload. */
export function documentLoad(): PerformanceNavigationTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation;
}

/** Returns false if Back was pressed before the scripts ran, so that the document has another URL. */
export function isLoadedUrl(): boolean {
  const { pathname, search } = new URL(documentLoad()?.name ?? location.href);
  return pathname === location.pathname && search === location.search;
}
