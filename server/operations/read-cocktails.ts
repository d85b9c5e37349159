import type { ListCocktailsOfCategoryParams, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { readCocktail, readCocktails, type CocktailFilter } from '#server/storage/read-cocktails.ts';
import { findItemId } from '#server/storage/read-items.ts';
import type { Access } from '#server/storage/storage.ts';
import { catalogueAnswer, type Operation, type OperationAnswer, type Services } from './operation.ts';
import { KeptCocktails } from './kept-cocktails.ts';
import { pageHeaders } from './page-headers.ts';
import { HttpProblem } from './problem.ts';

type CocktailReads = 'listCocktails' | 'getCocktail' | 'listCocktailsOfCategory' | 'searchCocktails';

/** The public reads of cocktails. */
export function createCocktailReads({ storage }: Services): Record<CocktailReads, Operation> {
  const kept = new KeptCocktails();
  return {
    async listCocktails({ query }) {
      // The contract has checked and coerced it.
      const { q, limit, offset = 0, ...filter } = query as ListCocktailsParams;
      const { value, revision } = await storage.readCatalogue(async (access, now) => {
        if (q === undefined) return readCocktails(access, { ...filter, limit, offset });
        await kept.follow(access, now);
        return readRanked(access, kept.find(q), { ...filter, limit, offset });
      });
      const headers = limit === undefined ? undefined : pageHeaders('/api/cocktails', query, value.total);
      return catalogueAnswer(value.cocktails, revision, headers);
    },

    async getCocktail({ params: { id = '' } }) {
      const { value, revision } = await storage.readCatalogue((access) => readCocktail(access, id));
      if (!value) throw noSuchCocktail(id);
      return catalogueAnswer(value, revision);
    },

    async listCocktailsOfCategory({ params: { category = '' }, query }) {
      const page = query as ListCocktailsOfCategoryParams;
      const { value, revision } = await storage.readCatalogue(async (access) =>
        (await findItemId(access, 'categories', category)) === null
          ? null
          : readCocktails(access, { category, ...page }),
      );
      if (!value) throw new HttpProblem(404, `There is no category "${category}".`);
      const path = `/api/cocktails/category/${encodeURIComponent(category)}`;
      const headers = page.limit === undefined ? undefined : pageHeaders(path, query, value.total);
      return catalogueAnswer(value.cocktails, revision, headers);
    },

    async searchCocktails({ params: { term = '' } }) {
      // Who asks learned of the newest revision at the door; nothing is to be read when it is kept already.
      if (kept.revision === storage.revision()) {
        const found = keptAnswer(kept, term);
        if (found) return found;
      }
      const { value, revision } = await storage.readCatalogue(async (access, now) => {
        await kept.follow(access, now);
        return keptAnswer(kept, term) ?? readRanked(access, kept.find(term), {});
      });
      return 'status' in value ? value : catalogueAnswer(value.cocktails, revision);
    },
  };
}

/** The answer to a search from what is kept in memory; null when too much is there to be kept. */
function keptAnswer(kept: KeptCocktails, term: string): OperationAnswer | null {
  const list = kept.listJson(kept.find(term));
  return list && catalogueAnswer(list, kept.revision);
}

/** The cocktails of `ids` that pass the filter, in the order of `ids`. */
async function readRanked(access: Access, ids: string[], { limit, offset = 0, ...filter }: CocktailFilter) {
  const { cocktails } = await readCocktails(access, { ...filter, ids });
  const byId = new Map(cocktails.map((cocktail) => [cocktail.id, cocktail]));
  const ranked = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    cocktails: ranked.slice(offset, limit === undefined ? undefined : offset + limit),
    total: ranked.length,
  };
}

/** The 404 for a cocktail. */
export function noSuchCocktail(id: string): HttpProblem {
  return new HttpProblem(404, `There is no cocktail with the id "${id}".`);
}
