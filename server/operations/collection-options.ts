import type { ListCollectionOptionsParams } from '#openapi/generated/model/index.ts';
import { readCollectionOptions } from '#server/storage/count-options.ts';
import { catalogueAnswer, type Operation, type Services } from './operation.ts';

/** What the collection's filters offer. */
export function createCollectionOptions({ storage }: Services): Record<'listCollectionOptions', Operation> {
  return {
    async listCollectionOptions({ query }) {
      const filter = query as ListCollectionOptionsParams;
      const { value, revision } = await storage.readCatalogue((access) =>
        readCollectionOptions(access, filter),
      );
      return catalogueAnswer(value, revision);
    },
  };
}
