import { lazyCode } from '#ui/hooks/lazy-code.ts';

/** The first view of the collection is the menu; drawn lines and cards come when it is narrowed, sorted or shown so. */
export const resultsCode = lazyCode(() => import('./results/results.ts'));
