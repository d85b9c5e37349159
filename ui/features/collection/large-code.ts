import { lazyCode } from '#ui/hooks/lazy-code.ts';

/** Few houses have a collection that is too large for one menu. */
export const largeCode = lazyCode(() => import('./LargeCollection.tsx'));
