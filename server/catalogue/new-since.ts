import type { Fields, Item } from './item.ts';

/** Returns the moment from which visitors can see a published item. */
export function newSince(item: Item | undefined): string {
  const shownFrom = item?.fields['shownFrom'];
  const createdAt = item?.createdAt ?? '';
  return typeof shownFrom === 'string' && shownFrom > createdAt ? shownFrom : createdAt;
}

/** Returns when an item counts as created after a change. To visitors, a draft begins at publication. */
export function createdAtAfter(before: Item | undefined, after: Fields | null, at: string): string {
  const isPublished = before?.fields['status'] === 'draft' && after !== null && after['status'] !== 'draft';
  return isPublished ? at : (before?.createdAt ?? at);
}
