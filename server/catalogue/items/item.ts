import { nameKey } from '#openapi/text/fold-text.ts';
import { isMap } from '#openapi/validation/body-schema.ts';
import { RESOURCES, type FieldName, type FieldPath, type Reference, type ResourceName } from './resources.ts';

export interface ItemRef {
  resource: ResourceName;
  id: string;
}

/**
 * All fields, in the order of the contract. They never change. A reference is an id or a list of ids. Entries of
 * lists have this type too; only paths name their fields.
 */
export type Fields = Readonly<Partial<Record<FieldName, unknown>>>;

export interface Item {
  readonly id: string;
  readonly version: number;
  /** ISO times in UTC. When a draft is published, its `createdAt` becomes that time. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly fields: Fields;
}

/** Visitors can see a published item from this moment on. */
export function publishedAt(item: Item | undefined): string {
  const shownFrom = item?.fields.shownFrom;
  const createdAt = item?.createdAt ?? '';
  return typeof shownFrom === 'string' && shownFrom > createdAt ? shownFrom : createdAt;
}

/** A draft counts as created when it is published, because visitors did not see it before. */
export function nextCreatedAt(before: Item | undefined, after: Fields | null, at: string): string {
  const isPublished = before?.fields.status === 'draft' && after !== null && after.status !== 'draft';
  return isPublished ? at : (before?.createdAt ?? at);
}

export function nameOf(resource: ResourceName, fields: Fields): string {
  return String(fields[RESOURCES[resource].identity[0] ?? 'name']);
}

/** Returns a key such as "spirits/old-tom-gin". */
export function itemKey({ resource, id }: ItemRef): string {
  return `${resource}/${id}`;
}

/** No two items of a resource have the same identity. */
export function identityOf(resource: ResourceName, fields: Fields): string {
  return RESOURCES[resource].identity.map((field) => nameKey(String(fields[field]))).join('\n');
}

/** The texts of a field, such as ids. `field` may lead into entries of a list: `sections/drinks/cocktail`. */
export function fieldValues(fields: Fields, field: FieldPath): readonly string[] {
  const value = fields[field as FieldName];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value as string[];
  const [list, inner] = splitPath(field);
  return inner === null ? [] : entriesIn(fields[list]).flatMap((entry) => fieldValues(entry, inner));
}

type ReplaceIds = (ids: readonly string[], reference: Reference) => readonly string[];

/** Puts what `replace` returns in the place of the ids of each reference. */
export function mapReferences(resource: ResourceName, fields: Fields, replace: ReplaceIds): Fields {
  // One copy for all references, because a list of cocktails calls this for each of them.
  const copy: Record<string, unknown> = { ...fields };
  for (const reference of RESOURCES[resource].references)
    copy[splitPath(reference.field)[0]] = mapIds(copy, reference.field, reference, replace);
  return copy;
}

export type NameOfItem = (resource: ResourceName, id: string) => string;

/** Puts names in the place of ids. */
export function nameReferences(resource: ResourceName, fields: Fields, nameOfItem: NameOfItem): Fields {
  return mapReferences(resource, fields, (ids, { resource: referred }) =>
    ids.map((id) => nameOfItem(referred, id)),
  );
}

/** The new value of the field, or of the list that contains it. */
function mapIds(fields: Fields, field: FieldPath, reference: Reference, replace: ReplaceIds): unknown {
  const [list, inner] = splitPath(field);
  if (inner === null) {
    const ids = replace(fieldValues(fields, field), reference);
    return reference.isList ? ids : (ids[0] ?? null);
  }
  return entriesIn(fields[list]).flatMap((entry) => {
    const value = mapIds(entry, inner, reference, replace);
    return reference.isWholeEntry && value === null ? [] : [{ ...entry, [splitPath(inner)[0]]: value }];
  });
}

export function splitPath(field: FieldPath): [list: FieldName, inner: FieldPath | null] {
  const slash = field.indexOf('/');
  const list = (slash < 0 ? field : field.slice(0, slash)) as FieldName;
  return [list, slash < 0 ? null : (field.slice(slash + 1) as FieldPath)];
}

function entriesIn(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? (list as Fields[]) : [];
}

export function areSameFields(a: Fields | null, b: Fields | null): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  const fields = Object.keys(a) as FieldName[];
  return fields.length === Object.keys(b).length && fields.every((field) => isSameValue(a[field], b[field]));
}

export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isSameValue(entry, b[index]));
  return isMap(a) && isMap(b) && areSameFields(a, b);
}
