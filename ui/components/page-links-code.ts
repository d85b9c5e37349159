import { lazyCode } from '#ui/hooks/lazy-code.ts';

/** Few lists have more than one page. */
export const pageLinksCode = lazyCode(() => import('./PageLinks.tsx'));
