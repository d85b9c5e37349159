import { lazyCode } from '#ui/hooks/lazy-code.ts';

/** What adds up what is to be bought, and what takes it along, comes after the page: a first load needs none of it. */
export const savedToolsCode = lazyCode(() => import('./SavedTools.tsx'));
