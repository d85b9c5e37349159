import { HttpResponse, type RequestHandler } from 'msw';
import { filterCollection } from '#openapi/collection-filter.ts';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { operations } from '#openapi/generated/operations.ts';
import { FILE_PART } from '#openapi/normalise.ts';
import { nameKey } from '#openapi/names.ts';
import { MOST_FOUND } from '#openapi/search/most-found.ts';
import { addCocktail, cocktailView, refuseTakenName, resolveReferences } from './cocktail-store.ts';
import { findItem, sorted, type HouseMemory, type Kept } from './memory.ts';
import { collectionFilter, collectionOptions } from './collection-options.ts';
import { checkIfMatch, deleted, idOf, operation, saved, shown, type Call } from './operation.ts';
import { pageHeaders } from './page-headers.ts';
import { keepPicture } from './pictures.ts';
import { HouseProblem } from './problem.ts';
import { readBody, type ReadBody } from './read-body.ts';
import { searchCocktails } from './search.ts';

const { path } = operations.listCocktails;

/** Reading, searching and writing cocktails. */
export function cocktailHandlers(memory: HouseMemory): RequestHandler[] {
  const view = (item: Kept) => cocktailView(memory, item);
  const all = (): Cocktail[] => sorted(memory.state.cocktails).map(view);
  const find = (call: Call): Kept => {
    const item = memory.state.cocktails.find(({ id }) => id === idOf(call));
    if (!item) throw new HouseProblem(404, `There is no cocktail with the id "${idOf(call)}".`);
    return item;
  };

  return [
    operation('listCocktails', memory, ({ query }) => {
      const term = query.get('q');
      const found = (term === null ? all() : searchCocktails(memory, all(), term)).filter(
        matches(memory, query),
      );
      return pageOf(found, path, query);
    }),
    operation('listCollectionOptions', memory, ({ query }) => shown(collectionOptions(memory, all(), query))),
    operation('searchCocktails', memory, ({ params }) =>
      shown(searchCocktails(memory, all(), params['term'] ?? '').slice(0, MOST_FOUND)),
    ),
    operation('listCocktailsOfCategory', memory, ({ params: { category = '' }, query }) => {
      const item = findItem(memory.state.items.categories, category);
      if (!item) throw new HouseProblem(404, `There is no category "${category}".`);
      const found = all().filter(matches(memory, new URLSearchParams({ category: item.id })));
      return pageOf(found, `${path}/category/${encodeURIComponent(category)}`, query);
    }),
    operation('getCocktail', memory, (call) => shown(view(find(call)))),
    operation('createCocktail', memory, async ({ request }) => {
      const body = await readBody(request, { 'multipart/form-data': 'CocktailFields' });
      const picture = await pictureOf(memory, body);
      refuseTakenName(memory, String(body.fields['name']));
      const fields = resolveReferences(memory, { ...body.fields, ...picture });
      return saved(201, view(addCocktail(memory, fields)), path);
    }),
    operation('updateCocktail', memory, async (call) => {
      const body = await readBody(call.request, {
        'multipart/form-data': 'CocktailFields',
        'application/json': 'CocktailFeatured',
      });
      const item = find(call);
      const picture = await pictureOf(memory, body);
      await checkIfMatch(call, view(item));
      if (body.name === 'CocktailFeatured') Object.assign(item.fields, body.fields);
      else {
        refuseTakenName(memory, String(body.fields['name']), item);
        item.fields = resolveReferences(memory, { ...body.fields, ...picture });
      }
      item.version += 1;
      return saved(200, view(item), path);
    }),
    operation('deleteCocktail', memory, async (call) => {
      const item = find(call);
      await checkIfMatch(call, view(item));
      memory.state.cocktails = memory.state.cocktails.filter((one) => one !== item);
      return deleted();
    }),
    operation('getImage', memory, async (call) => {
      const address = memory.state.pictures[idOf(call)];
      if (address === undefined)
        throw new HouseProblem(404, `There is no image with the id "${idOf(call)}".`);
      const picture = await fetch(address);
      return new HttpResponse(await picture.arrayBuffer(), {
        headers: { 'Content-Type': picture.headers.get('content-type') ?? 'image/png' },
      });
    }),
  ];
}

/** The part of a list that `limit` and `offset` ask for. */
function pageOf(found: Cocktail[], address: string, query: URLSearchParams): Promise<Response> {
  const limit = query.get('limit');
  const offset = Number(query.get('offset') ?? 0);
  const page = found.slice(offset, limit === null ? undefined : offset + Number(limit));
  return shown(page, limit === null ? {} : pageHeaders(address, query, found.length));
}

/** Whether a cocktail passes the filters of the list's query. */
function matches(memory: HouseMemory, query: URLSearchParams): (cocktail: Cocktail) => boolean {
  const featured = query.get('featured');
  const part = nameKey(query.get('name') ?? '');
  const category = query.get('category');
  const wanted = category === null ? null : findItem(memory.state.items.categories, category);
  const filter = collectionFilter(memory, query);
  return (cocktail) =>
    (featured === null || String(cocktail.featured) === featured) &&
    nameKey(cocktail.name).includes(part) &&
    (wanted === null || cocktail.category.includes(String(wanted?.fields['name']))) &&
    filterCollection([cocktail], filter).length > 0;
}

async function pictureOf(memory: HouseMemory, { fields, files }: ReadBody): Promise<{ image?: string }> {
  const file = files['image'];
  return fields['image'] === FILE_PART && file ? { image: await keepPicture(memory, file) } : {};
}
