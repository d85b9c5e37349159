import type { BulkOutcome } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Decision } from '../../decision.ts';
import { changeItems, type BulkTarget } from './change-items.ts';

/** Leaves alone what other items refer to. */
export function deleteItems(
  catalogue: Catalogue,
  target: BulkTarget,
): Generator<void, Decision<BulkOutcome>> {
  return changeItems(catalogue, target, { deed: 'deleted', edit: () => ({ after: null }) });
}
