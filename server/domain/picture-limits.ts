/** "At most 8 MiB and 40 megapixels". */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;
export const PICTURE_TOO_LARGE =
  'A picture may have 8 MiB and 40 megapixels at most. Please choose a smaller one.';
