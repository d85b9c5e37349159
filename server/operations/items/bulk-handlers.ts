import type { Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { deleteItems, type BulkTarget } from '#server/catalogue/commands/bulk/change-items.ts';
import { replaceEverywhere } from '#server/catalogue/commands/bulk/replace-everywhere.ts';
import { updateItems } from '#server/catalogue/commands/bulk/update-items.ts';
import type { Decision } from '#server/catalogue/decisions/decision.ts';
import { runWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';
import { writeOrPreview } from '../live/live-catalogue.ts';
import type { OperationHandlers } from '../operation-handler.ts';
import type { Services } from '../services.ts';

type Decide<Body> = (catalogue: Catalogue, target: Body) => PausableWork<Decision<Outcome>>;

export function createBulkHandlers({ live }: Services) {
  const bulk =
    <Body extends BulkTarget>(decide: Decide<Body>) =>
    async ({ body, query }: { body: Body; query: { dryRun: boolean; basedOn?: number } }) => ({
      status: 200,
      body: await writeOrPreview(live, query, {
        async decide(catalogue, history) {
          // The names of deleted items are read only where one of these may be the id of a deleted item.
          const isItemGone = body.ids.some((id) => !catalogue.itemSets[body.resource].get(id));
          const deletedNames = isItemGone ? await history.namesOfDeleted() : undefined;
          return runWithPauses(decide(catalogue, { ...body, deletedNames, isDryRun: query.dryRun }));
        },
      }),
    });
  return {
    updateItems: bulk(updateItems),
    async replaceItemEverywhere({ body, query }) {
      const decide = (catalogue: Catalogue) => replaceEverywhere(catalogue, body, query.dryRun);
      return { status: 200, body: await writeOrPreview(live, query, { decide }) };
    },
    deleteItems: bulk(deleteItems),
  } satisfies Partial<OperationHandlers>;
}
