/**
 * Takes view transitions away as long as the visitor prefers less motion: React starts one for every new page, whether
 * or not a part of it may move, and changes the page at once where there is no such thing.
 */
export function calmTransitions(): void {
  const { startViewTransition } = Document.prototype as Partial<Document>;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  Object.defineProperty(document, 'startViewTransition', {
    get: () => (calm.matches ? undefined : startViewTransition),
  });
}
