import type { ListCocktailsOfCategoryParams, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { MOST_FOUND } from '#openapi/search/most-found.ts';
import { tagOf } from '#server/domain/etag.ts';
import {
  countCocktails,
  readCocktail,
  readCocktails,
  type CocktailFilter,
} from '#server/storage/read-cocktails.ts';
import { findItemId } from '#server/storage/read-items.ts';
import { readCocktailsWith } from '#server/storage/read-without.ts';
import { COCKTAIL_COLUMNS, COCKTAIL_LINKS } from '#server/storage/resources.ts';
import type { Access } from '#server/storage/storage.ts';
import { catalogueAnswer, type Operation, type OperationAnswer, type Services } from './operation.ts';
import { KeptCocktails, type KeptList } from './kept-cocktails.ts';
import { pageHeaders } from './page-headers.ts';
import { HttpProblem } from './problem.ts';
import { streamCocktails } from './stream-cocktails.ts';

type CocktailReads = 'listCocktails' | 'getCocktail' | 'listCocktailsOfCategory' | 'searchCocktails';

/** Longer lists are not made in one piece: a hundred thousand cocktails are 46 MB. */
const MAX_WHOLE_COCKTAILS = 5000;

const WARM_UP_AFTER_MS = 1000;

/** The public reads of cocktails. */
export function createCocktailReads({ storage, startedAt }: Services): Record<CocktailReads, Operation> {
  const kept = new KeptCocktails();
  storage.onRevision((revision, changed) => kept.note(revision, changed));
  // The first who searches is not to wait until all is read; nor is the first page.
  const warmUp = (): Promise<unknown> => storage.readCatalogue((access, now) => kept.follow(access, now));
  setTimeout(() => void warmUp().catch(() => undefined), WARM_UP_AFTER_MS).unref();
  return {
    async listCocktails({ query }) {
      // The contract has checked and coerced it.
      const { q, limit, offset = 0, without = '', ...given } = query as ListCocktailsParams;
      const filter: CocktailFilter = given;
      const isWhole =
        [q, limit, ...Object.values(given)].every((one) => one === undefined) && !without && offset === 0;
      const { value, revision } = await storage.readCatalogue(async (access, now) => {
        filter.exceptIds = await readCocktailsWith(access, without);
        if (q === undefined) {
          if (limit === undefined && (await countCocktails(access, filter)) > MAX_WHOLE_COCKTAILS)
            return null;
          if (isWhole) await kept.follow(access, now);
          const whole = isWhole && keptAnswer(kept, kept.list(kept.ids()));
          return whole || readCocktails(access, { ...filter, limit, offset });
        }
        await kept.follow(access, now);
        return readRanked(access, kept.find(q), { ...filter, limit, offset });
      });
      if (!value) {
        const stream = streamCocktails(storage, { ...filter, offset }, revision);
        return { status: 200, headers: streamHeaders([startedAt, revision, filter, offset]), stream };
      }
      if ('status' in value) return value;
      const headers = limit === undefined ? undefined : pageHeaders('/api/cocktails', query, value.total);
      return catalogueAnswer(value.cocktails, revision, { headers });
    },

    async getCocktail({ params: { id = '' } }) {
      const { value, revision } = await storage.readCatalogue((access) => readCocktail(access, id));
      if (!value) throw noSuchCocktail(id);
      return catalogueAnswer(value, revision, { shows: shownByCocktail(id) });
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
      return catalogueAnswer(value.cocktails, revision, { headers });
    },

    async searchCocktails({ params: { term = '' } }) {
      // Who asks learned of the newest revision at the door; nothing is to be read when it is kept already.
      if (kept.revision === storage.revision()) {
        const found = keptAnswer(kept, kept.foundList(term, MOST_FOUND));
        if (found) return found;
      }
      const { value, revision } = await storage.readCatalogue(async (access, now) => {
        await kept.follow(access, now);
        const found = keptAnswer(kept, kept.foundList(term, MOST_FOUND));
        return found ?? readRanked(access, kept.find(term).slice(0, MOST_FOUND), {});
      });
      return 'status' in value ? value : catalogueAnswer(value.cocktails, revision);
    },
  };
}

/** The answer with cocktails that are kept in memory; null when there are too many of them to be kept. */
function keptAnswer(kept: KeptCocktails, list: KeptList | null): OperationAnswer | null {
  return list && catalogueAnswer(list.json, kept.revision, { tag: list.tag });
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
async function readRanked(
  access: Access,
  ids: readonly string[],
  { limit, offset = 0, ...filter }: CocktailFilter,
) {
  const { cocktails } = await readCocktails(access, { ...filter, ids });
  const byId = new Map(cocktails.map((cocktail) => [cocktail.id, cocktail]));
  const ranked = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    cocktails: ranked.slice(offset, limit === undefined ? undefined : offset + limit),
    total: ranked.length,
  };
}

/** Answered with by name, so that a new name of one of theirs is a new answer. */
const NAMED_RESOURCES = [...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS]
  .filter(({ answersWith }) => answersWith === 'name')
  .map(({ resource }) => resource);

/** What of the catalogue a single cocktail shows. */
export function shownByCocktail(id: string): string[] {
  return [`cocktails/${id}`, ...NAMED_RESOURCES];
}

/** The 404 for a cocktail. */
export function noSuchCocktail(id: string): HttpProblem {
  return new HttpProblem(404, `There is no cocktail with the id "${id}".`);
}
