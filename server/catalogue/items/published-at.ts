import type { Fields, Item } from './item.ts';

/** Visitors can see a published item from this moment on. */
export function publishedAt(item: Item | undefined): string {
  const shownFrom = item?.fields['shownFrom'];
  const createdAt = item?.createdAt ?? '';
  return typeof shownFrom === 'string' && shownFrom > createdAt ? shownFrom : createdAt;
}

/** A draft counts as created when it is published, because visitors did not see it before. */
export function nextCreatedAt(before: Item | undefined, after: Fields | null, at: string): string {
  const isPublished = before?.fields['status'] === 'draft' && after !== null && after['status'] !== 'draft';
  return isPublished ? at : (before?.createdAt ?? at);
}
