import type { BulkDeletion, BulkReplacement, BulkUpdate, Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { deleteItems, type BulkTarget } from '#server/catalogue/commands/bulk/change-items.ts';
import { replaceEverywhere } from '#server/catalogue/commands/bulk/replace-everywhere.ts';
import { updateItems } from '#server/catalogue/commands/bulk/update-items.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import type { Steps } from '#server/catalogue/pausable-work.ts';
import { previewOrWrite } from './live/live-catalogue.ts';
import type { Operation, Operations } from './operation.ts';
import type { Services } from './services.ts';

type Decided = Decision<Outcome> | Steps<Decision<Outcome>>;
type Named = Pick<BulkTarget, 'deletedNames'>;

export function createBulkOperations({ catalogue: live }: Services) {
  const bulk =
    <Body>(decide: (catalogue: Catalogue, command: Body & Named) => Decided): Operation =>
    ({ body, query }) =>
      previewOrWrite(live, query, {
        decide: async (now, history) =>
          decide(now, { ...(body as Body), deletedNames: await history.namesOfDeleted() }),
      });
  return {
    updateItems: bulk<BulkUpdate>(updateItems),
    replaceItemEverywhere: bulk<BulkReplacement>(replaceEverywhere),
    deleteItems: bulk<BulkDeletion>(deleteItems),
  } satisfies Partial<Operations>;
}
