import { MAX_PER_READ } from '#openapi/generated/limits.ts';

/** The name of the cache `files` ends with the release. */
export const CACHES = {
  files: 'assets-',
  pages: 'pages',
  // This name is stored on devices, so it does not change.
  responses: 'answers',
  pictures: 'pictures',
  saved: 'saved',
} as const;

/**
 * One read holds all house-made ingredients. Pages and service worker share it, so that an offline page finds
 * its response.
 */
export const HOUSE_MADE_READ = { limit: MAX_PER_READ };
