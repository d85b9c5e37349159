import type { Fields } from './item.ts';

/** Where uploaded pictures are served: this path, then the picture's id. */
export const PICTURE_PATH = '/api/images/';

/** Ids of the uploaded pictures that an item's fields name. */
export function pictureIdsIn(fields: Fields | null): string[] {
  return Object.values(fields ?? {}).flatMap((value) =>
    typeof value === 'string' && value.startsWith(PICTURE_PATH) ? [value.slice(PICTURE_PATH.length)] : [],
  );
}
