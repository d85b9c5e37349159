import { RESOURCE_NAMES, RESOURCES } from '../resources.ts';

/** Fields that hold a moment: an item appears at the first one, and ends at the second one. */
export const MOMENT_FIELDS = ['shownFrom', 'shownUntil'] as const;

/** Resources whose items may be drafts, or be shown for a time only. */
export const PUBLISHABLE = RESOURCE_NAMES.filter((resource) =>
  RESOURCES[resource].fields.some(({ name }) => name === 'status'),
);
