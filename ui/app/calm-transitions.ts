import { startReadyTransition } from './ready-transition.ts';

/**
 * Takes view transitions away as long as the visitor prefers less motion: React starts one for every new page, whether
 * or not a part of it may move, and changes the page at once where there is no such thing.
 */
export function calmTransitions(): void {
  const { startViewTransition } = Document.prototype as Partial<Document>;
  if (!startViewTransition) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const start = (options: StartViewTransitionOptions) => startReadyTransition(startViewTransition, options);
  Object.defineProperty(document, 'startViewTransition', { get: () => (calm.matches ? undefined : start) });
}
