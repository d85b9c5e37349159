import type { Publication } from '#openapi/generated/model/index.ts';
import type { Fields } from '../item.ts';
import { RESOURCE_NAMES, RESOURCES } from '../resources.ts';

/** Fields that hold a moment: an item appears at the first one, and ends at the second one. */
export const MOMENT_FIELDS = ['shownFrom', 'shownUntil'] as const;

/** Resources whose items may be drafts, or be shown for a time only. */
export const PUBLISHABLE = RESOURCE_NAMES.filter((resource) =>
  RESOURCES[resource].fields.some(({ name }) => name === 'status'),
);

/** @param time in milliseconds since 1970 */
export function publicationOf({ status, shownFrom, shownUntil }: Fields, time: number): Publication {
  if (status === 'draft') return 'draft';
  if (typeof shownUntil === 'string' && Date.parse(shownUntil) <= time) return 'ended';
  return typeof shownFrom === 'string' && Date.parse(shownFrom) > time ? 'scheduled' : 'published';
}
