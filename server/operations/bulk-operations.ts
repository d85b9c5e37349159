import type { BulkDeletion, BulkReplacement, BulkUpdate, Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { DeletedNames } from '#server/catalogue/commands/catalogue-draft.ts';
import { deleteItems } from '#server/catalogue/commands/bulk/change-items.ts';
import { replaceEverywhere } from '#server/catalogue/commands/bulk/replace-everywhere.ts';
import { updateItems } from '#server/catalogue/commands/bulk/update-items.ts';
import { previewOrWrite } from './live/live-catalogue.ts';
import type { WriteRequest } from './live/write-catalogue.ts';
import type { Operation, Operations } from './operation.ts';
import type { Services } from './services.ts';

type Decide<Body> = (
  catalogue: Catalogue,
  command: Body & { deletedNames: DeletedNames },
) => Awaited<ReturnType<WriteRequest<Outcome>['decide']>>;

export function createBulkOperations({ catalogue: live }: Services) {
  const bulk =
    <Body>(decide: Decide<Body>): Operation =>
    async ({ body, query }) => {
      const write: WriteRequest<Outcome> = {
        decide: async (now, reader) =>
          decide(now, { ...(body as Body), deletedNames: await reader.namesOfDeleted() }),
      };
      return previewOrWrite(live, query, write);
    };
  return {
    updateItems: bulk<BulkUpdate>(updateItems),
    replaceItemEverywhere: bulk<BulkReplacement>(replaceEverywhere),
    deleteItems: bulk<BulkDeletion>(deleteItems),
  } satisfies Partial<Operations>;
}
