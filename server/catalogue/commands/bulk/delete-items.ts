import type { BulkOutcome } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Decision } from '../../decision.ts';
import { refuseStale } from './bulk-outcome.ts';
import { changeItems, type BulkTarget } from './change-items.ts';

/** Leaves alone what other items refer to. */
export function* deleteItems(
  catalogue: Catalogue,
  target: BulkTarget,
): Generator<void, Decision<BulkOutcome>> {
  const stale = refuseStale(catalogue, target.basedOn);
  if (stale) return stale;
  return yield* changeItems(catalogue, target, { deed: 'deleted', edit: () => ({ after: null }) });
}
