import type { ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { createCocktailSearch, type CocktailSearch } from '#server/domain/cocktail-search.ts';
import {
  readCocktail,
  readCocktails,
  readNames,
  type CocktailFilter,
} from '#server/storage/read-cocktails.ts';
import { findItemId } from '#server/storage/read-items.ts';
import type { Access } from '#server/storage/storage.ts';
import { catalogueAnswer, type Operation, type Services } from './operation.ts';
import { pageHeaders } from './page-headers.ts';
import { HttpProblem } from './problem.ts';

type CocktailReads = 'listCocktails' | 'getCocktail' | 'listCocktailsOfCategory' | 'searchCocktails';

/** The public reads of cocktails. */
export function createCocktailReads({ storage }: Services): Record<CocktailReads, Operation> {
  const searchOf = rememberLatest(buildSearch);
  return {
    async listCocktails({ query }) {
      // The contract has checked and coerced it.
      const { q, limit, offset = 0, ...filter } = query as ListCocktailsParams;
      const { value, revision } = await storage.readCatalogue(async (access, now) => {
        if (q === undefined) return readCocktails(access, { ...filter, limit, offset });
        const search = await searchOf(access, now);
        return readRanked(access, search.find(q), { ...filter, limit, offset });
      });
      const headers = limit === undefined ? undefined : pageHeaders('/api/cocktails', query, value.total);
      return catalogueAnswer(value.cocktails, revision, headers);
    },

    async getCocktail({ params: { id = '' } }) {
      const { value, revision } = await storage.readCatalogue((access) => readCocktail(access, id));
      if (!value) throw noSuchCocktail(id);
      return catalogueAnswer(value, revision);
    },

    async listCocktailsOfCategory({ params: { category = '' } }) {
      const { value, revision } = await storage.readCatalogue(async (access) =>
        (await findItemId(access, 'categories', category)) === null
          ? null
          : readCocktails(access, { category }),
      );
      if (!value) throw new HttpProblem(404, `There is no category "${category}".`);
      return catalogueAnswer(value.cocktails, revision);
    },

    async searchCocktails({ params: { term = '' } }) {
      const { value, revision } = await storage.readCatalogue(async (access, now) => {
        const search = await searchOf(access, now);
        return readRanked(access, search.find(term), {});
      });
      return catalogueAnswer(value.cocktails, revision);
    },
  };
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

async function buildSearch(access: Access): Promise<CocktailSearch> {
  const { cocktails } = await readCocktails(access);
  return createCocktailSearch(cocktails, await readNames(access, 'spirits'));
}

/** Makes a thing once per revision and keeps the newest one only. */
function rememberLatest<T>(
  make: (access: Access) => Promise<T>,
): (access: Access, revision: number) => Promise<T> {
  let latest: { revision: number; thing: Promise<T> } | null = null;
  return (access, revision) => {
    if (latest?.revision !== revision) {
      const thing = make(access);
      latest = { revision, thing };
      // A failed one is made again by the next who asks.
      thing.catch(() => (latest = latest?.thing === thing ? null : latest));
    }
    return latest.thing;
  };
}

/** The 404 for a cocktail. */
export function noSuchCocktail(id: string): HttpProblem {
  return new HttpProblem(404, `There is no cocktail with the id "${id}".`);
}
