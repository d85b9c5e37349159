import { PICTURE_PATH } from '#openapi/pictures.ts';
import type { Fields, Item } from './item.ts';
import type { FieldName, ResourceName } from './resources.ts';

const ID_BYTES = 16;

/** Equal pictures have the same id. */
export async function pictureIdOf(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return hexOf(new Uint8Array(hash, 0, ID_BYTES));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function pictureIdsIn(fields: Fields | null): string[] {
  const texts = Object.values(fields ?? {}).filter((value) => typeof value === 'string');
  return texts.filter((text) => text.startsWith(PICTURE_PATH)).map((text) => text.slice(PICTURE_PATH.length));
}

export function picturesOf(items: Readonly<Record<ResourceName, readonly Item[]>>): Set<string> {
  return new Set(Object.values(items).flatMap((all) => all.flatMap(({ fields }) => pictureIdsIn(fields))));
}

const PICTURE_FIELDS: readonly FieldName[] = ['image', 'imageUrl', 'photo', 'picture'];

/** A new picture loses the focus and the alternative text of the old one, unless `changed` sets them. */
export function dropOldPicture(before: Fields, changed: Fields): Fields {
  const isReplaced = (name: FieldName): boolean =>
    changed[name] !== undefined && (changed[name] || null) !== (before[name] ?? null);
  if (!('imageFocus' in before) || !PICTURE_FIELDS.some(isReplaced)) return changed;
  return { imageAlt: null, imageFocus: null, ...changed };
}
