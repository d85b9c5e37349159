import type { Fields } from './item.ts';

export const PICTURE_PATH = '/api/images/';

export function pictureIdsIn(fields: Fields | null): string[] {
  return Object.values(fields ?? {}).flatMap((value) =>
    typeof value === 'string' && value.startsWith(PICTURE_PATH) ? [value.slice(PICTURE_PATH.length)] : [],
  );
}

/** As the resources call the address of their picture. */
const PICTURES = ['image', 'imageUrl', 'photo', 'picture'];

/** The point in view and the text belong to a picture: with another one they are gone, unless `changed` says what they are now. */
export function dropOldPicture(before: Fields, changed: Fields): Fields {
  const isOther = (name: string): boolean =>
    changed[name] !== undefined && (changed[name] || null) !== (before[name] ?? null);
  if (!('imageFocus' in before) || !PICTURES.some(isOther)) return changed;
  return { imageAlt: null, imageFocus: null, ...changed };
}
