/** Returns false if Back was pressed before the scripts ran, so that the document has another URL. */
export function isLoadedUrl(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loading?.name ?? location.href);
  return pathname === location.pathname && search === location.search;
}
