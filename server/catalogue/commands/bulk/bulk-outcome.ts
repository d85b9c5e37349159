import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { BulkItem, BulkOutcome, SkippedItem } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../change.ts';
import { nameOf } from '../../item.ts';
import { pluralOf } from '../messages.ts';
import { RESOURCES, type ResourceName } from '../../resources.ts';

const { maxItems: MAX_LISTED } = contract.components.schemas.BulkOutcome.properties.changed.properties.items;

interface BulkResult {
  changes: readonly Change[];
  unchanged?: readonly BulkItem[];
  skipped?: readonly SkippedItem[];
  message: string;
}

/** The same for a dry run and for the write, but for the revision, which the write gives afterwards. */
export function bulkOutcome(
  { revision }: Catalogue,
  { changes, unchanged = [], skipped = [], message }: BulkResult,
): BulkOutcome {
  const changed = changes.slice(0, MAX_LISTED).map(({ resource, id, before, after }) => ({
    resource,
    itemId: id,
    itemName: nameOf(resource, after ?? before ?? {}),
    action: after ? ('updated' as const) : ('deleted' as const),
  }));
  return {
    message,
    revision,
    changed: { count: changes.length, items: changed },
    unchanged: { count: unchanged.length, items: unchanged.slice(0, MAX_LISTED) },
    skipped: { count: skipped.length, items: skipped.slice(0, MAX_LISTED) },
  };
}

/** '12 cocktails changed, 3 were so already, 1 was left alone.' */
export function bulkMessage(
  resource: ResourceName,
  deed: 'changed' | 'deleted',
  counts: Readonly<Record<'changed' | 'unchanged' | 'skipped', number>>,
): string {
  const were = (count: number): string => `${count} ${count === 1 ? 'was' : 'were'}`;
  const told = [
    `${countOf(resource, counts.changed)} ${deed}`,
    ...(counts.unchanged > 0 ? [`${were(counts.unchanged)} so already`] : []),
    ...(counts.skipped > 0 ? [`${were(counts.skipped)} left alone`] : []),
  ];
  return `${told.join(', ')}.`;
}

/** '1 cocktail', '2 cocktails'. */
function countOf(resource: ResourceName, count: number): string {
  const { label } = RESOURCES[resource];
  return `${count} ${count === 1 ? label : pluralOf(label)}`;
}
