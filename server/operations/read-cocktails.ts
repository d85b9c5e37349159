import type { ListCocktailsOfCategoryParams, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { tagOf } from '#server/domain/etag.ts';
import {
  countCocktails,
  readCocktail,
  readCocktails,
  type CocktailFilter,
} from '#server/storage/read-cocktails.ts';
import { findItemId } from '#server/storage/read-items.ts';
import type { Access } from '#server/storage/storage.ts';
import { catalogueAnswer, type Operation, type OperationAnswer, type Services } from './operation.ts';
import { KeptCocktails } from './kept-cocktails.ts';
import { pageHeaders } from './page-headers.ts';
import { HttpProblem } from './problem.ts';
import { streamCocktails } from './stream-cocktails.ts';

type CocktailReads = 'listCocktails' | 'getCocktail' | 'listCocktailsOfCategory' | 'searchCocktails';

/** Longer lists are not made in one piece: a hundred thousand cocktails are 46 MB. */
const MAX_WHOLE_COCKTAILS = 5000;

/** The public reads of cocktails. */
export function createCocktailReads({ storage, startedAt }: Services): Record<CocktailReads, Operation> {
  const kept = new KeptCocktails();
  return {
    async listCocktails({ query }) {
      // The contract has checked and coerced it.
      const { q, limit, offset = 0, ...filter } = query as ListCocktailsParams;
      const { value, revision } = await storage.readCatalogue(async (access, now) => {
        if (q === undefined) {
          if (limit === undefined && (await countCocktails(access, filter)) > MAX_WHOLE_COCKTAILS)
            return null;
          return readCocktails(access, { ...filter, limit, offset });
        }
        await kept.follow(access, now);
        return readRanked(access, kept.find(q), { ...filter, limit, offset });
      });
      if (!value) {
        const stream = streamCocktails(storage, { ...filter, offset }, revision);
        return { status: 200, headers: streamHeaders([startedAt, revision, filter, offset]), stream };
      }
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

/** Of a list that is sent while it is read. Its tag stands for what decides its bytes, of which no process has two. */
function streamHeaders(decidedBy: unknown): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: tagOf(JSON.stringify(decidedBy)),
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

/** The 404 for a cocktail. */
export function noSuchCocktail(id: string): HttpProblem {
  return new HttpProblem(404, `There is no cocktail with the id "${id}".`);
}
