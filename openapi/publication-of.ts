import type { Publication } from '#openapi/generated/model.ts';

export type Publishable = Partial<Record<'status' | 'shownFrom' | 'shownUntil', unknown>>;

/** @param time Milliseconds since 1970. */
export function publicationOf({ status, shownFrom, shownUntil }: Publishable, time: number): Publication {
  if (status === 'draft') return 'draft';
  if (typeof shownUntil === 'string' && Date.parse(shownUntil) <= time) return 'ended';
  return typeof shownFrom === 'string' && Date.parse(shownFrom) > time ? 'scheduled' : 'published';
}
