import type { Fields } from './item.ts';

export const PICTURE_PATH = '/api/images/';

export function pictureIdsIn(fields: Fields | null): string[] {
  return Object.values(fields ?? {}).flatMap((value) =>
    typeof value === 'string' && value.startsWith(PICTURE_PATH) ? [value.slice(PICTURE_PATH.length)] : [],
  );
}
