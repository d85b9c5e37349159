import { MAX_PER_READ } from '#openapi/generated/limits.ts';

/**
 * One read holds all house-made ingredients. Pages and service worker share it, so that an offline page finds
 * its response.
 */
export const HOUSE_MADE_READ = { limit: MAX_PER_READ };
