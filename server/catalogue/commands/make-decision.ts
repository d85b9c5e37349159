import { MAX_COUNTED_ITEMS } from '#openapi/generated/limits.ts';
import type { CountedItems, ItemName, Outcome, SkippedItem } from '#openapi/generated/model.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../decisions/decision.ts';
import { nameOf } from '../items/item.ts';
import { arrangeFeatured } from './arrange-featured.ts';

/** Every command makes its decision here, so that none forgets the places of featured cocktails. */
export function makeDecision<Result>(
  catalogue: Catalogue,
  changes: readonly ItemChange[],
  result: Result,
): Decision<Result> {
  return { changes: arrangeFeatured(catalogue, changes), result };
}

interface OutcomeParts {
  message: string;
  changes: readonly ItemChange[];
  unchanged?: readonly ItemName[];
  skipped?: readonly SkippedItem[];
}

/** `revision` is the current one; the write replaces it by its own. */
export function makeDecisionWithOutcome(
  catalogue: Catalogue,
  { message, changes: itemChanges, unchanged = [], skipped = [] }: OutcomeParts,
): Decision<Outcome> {
  const { changes } = makeDecision(catalogue, itemChanges, null);
  const result = {
    message,
    revision: catalogue.revision,
    created: countedItems(changes.filter(({ before }) => before === null).map(itemOf)),
    updated: countedItems(
      changes.filter(({ before, after }) => before !== null && after !== null).map(itemOf),
    ),
    deleted: countedItems(changes.filter(({ after }) => after === null).map(itemOf)),
    unchanged: countedItems(unchanged),
    skipped: { count: skipped.length, items: skipped.slice(0, MAX_COUNTED_ITEMS) },
  };
  return { changes, result };
}

function countedItems(items: readonly ItemName[]): CountedItems {
  return { count: items.length, items: items.slice(0, MAX_COUNTED_ITEMS) };
}

function itemOf({ resource, id, before, after }: ItemChange): ItemName {
  return { resource, itemId: id, itemName: nameOf(resource, after ?? before ?? {}) };
}
