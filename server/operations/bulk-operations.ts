import type { BulkDeletion, BulkReplacement, BulkUpdate, Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { deleteItems } from '#server/catalogue/commands/bulk/change-items.ts';
import { replaceEverywhere } from '#server/catalogue/commands/bulk/replace-everywhere.ts';
import { updateItems } from '#server/catalogue/commands/bulk/update-items.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import { previewOrWrite } from './live/live-catalogue.ts';
import type { Operation, Operations } from './operation.ts';
import type { Services } from './services.ts';

export function createBulkOperations({ catalogue: live }: Services) {
  const bulk =
    <Body>(decide: (catalogue: Catalogue, command: Body) => Decision<Outcome>): Operation =>
    ({ body, query }) =>
      previewOrWrite(live, query, { decide: (now) => decide(now, body as Body) });
  return {
    updateItems: bulk<BulkUpdate>(updateItems),
    replaceItemEverywhere: bulk<BulkReplacement>(replaceEverywhere),
    deleteItems: bulk<BulkDeletion>(deleteItems),
  } satisfies Partial<Operations>;
}
