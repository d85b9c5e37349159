/** Returns false if Back was pressed before the scripts ran, so that the document has another URL. */
export function isLoadedUrl(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(navigation?.name ?? location.href);
  return pathname === location.pathname && search === location.search;
}
