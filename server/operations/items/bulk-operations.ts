import type { BulkDeletion, BulkReplacement, BulkUpdate, Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { deleteItems, type BulkTarget } from '#server/catalogue/commands/bulk/change-items.ts';
import { replaceEverywhere } from '#server/catalogue/commands/bulk/replace-everywhere.ts';
import { updateItems } from '#server/catalogue/commands/bulk/update-items.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import { runWithPauses, type PausableWork } from '#server/catalogue/pausable-work.ts';
import { writeOrPreview } from '../live/live-catalogue.ts';
import type { Operation, Operations } from '../pipeline/operation.ts';
import type { Services } from '../pipeline/services.ts';

type Decide<Body> = (catalogue: Catalogue, target: Body) => PausableWork<Decision<Outcome>>;

export function createBulkOperations({ live }: Services) {
  const bulk =
    <Body extends BulkTarget>(decide: Decide<Body>): Operation =>
    async ({ body, query }) => ({
      status: 200,
      body: await writeOrPreview(live, query, {
        async decide(now, history) {
          const target = body as Body;
          // The names are read only when one of the items is gone.
          const isOneGone = target.ids.some((id) => !now.collections[target.resource].resolve(id));
          const deletedNames = isOneGone ? await history.namesOfDeleted() : undefined;
          return runWithPauses(decide(now, { ...target, deletedNames }));
        },
      }),
    });
  return {
    updateItems: bulk<BulkUpdate>(updateItems),
    async replaceItemEverywhere({ body, query }) {
      const decide = (now: Catalogue) => replaceEverywhere(now, body as BulkReplacement);
      return { status: 200, body: await writeOrPreview(live, query, { decide }) };
    },
    deleteItems: bulk<BulkDeletion>(deleteItems),
  } satisfies Partial<Operations>;
}
