import { lazyCode } from '#ui/hooks/lazy-code.ts';

/** Few recipes have a video. */
export const videoCode = lazyCode(() => import('./PreparationVideo.tsx'));
