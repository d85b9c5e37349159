import { http, HttpResponse, type HttpResponseResolver, type RequestHandler } from 'msw';
import * as admin from '#mocks/generated/admin/admin.msw.ts';
import * as categories from '#mocks/generated/categories/categories.msw.ts';
import * as types from '#mocks/generated/cocktail-types/cocktail-types.msw.ts';
import * as cocktails from '#mocks/generated/cocktails/cocktails.msw.ts';
import * as equipment from '#mocks/generated/equipment/equipment.msw.ts';
import * as garnish from '#mocks/generated/garnish/garnish.msw.ts';
import * as glassware from '#mocks/generated/glassware/glassware.msw.ts';
import * as myads from '#mocks/generated/myads/myads.msw.ts';
import * as site from '#mocks/generated/site/site.msw.ts';
import * as spirits from '#mocks/generated/spirits/spirits.msw.ts';
import * as sustainable from '#mocks/generated/sustainable-substitutions/sustainable-substitutions.msw.ts';
import * as starter from '#mocks/starter-answers.ts';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { operations } from '#openapi/generated/operations.ts';

type Info = Parameters<HttpResponseResolver>[0];
type Handler<Answer> = (answer: (info: Info) => Answer | Promise<Answer>) => RequestHandler;

interface Handlers<One> {
  list: Handler<One[]>;
  get: Handler<One>;
  create: Handler<One>;
  update: Handler<One>;
  remove: Handler<void>;
}

/** The five operations of one resource on a list of its own, which remembers what it is told. */
function remembering<One extends { id: string; version: number }>(
  starts: readonly One[],
  { list, get, create, update, remove }: Handlers<One>,
): RequestHandler[] {
  let items = [...starts];
  const find = (info: Info): One => {
    const item = items.find(({ id }) => id === info.params['id']);
    if (!item) throw new Error(`the story has no ${info.request.url}`);
    return item;
  };
  return [
    list(() => items),
    get(find),
    create(async ({ request }) => {
      const [model] = starts;
      const item = { ...model, ...(await fieldsOf(request)), id: `new-${items.length}` } as One;
      items = [...items, item];
      return item;
    }),
    update(async (info) => {
      const before = find(info);
      const item = { ...before, ...(await fieldsOf(info.request)), version: before.version + 1 };
      items = items.map((one) => (one.id === item.id ? item : one));
      return item;
    }),
    remove((info) => {
      items = items.filter((one) => one !== find(info));
    }),
  ];
}

/** The list of cocktails as the dashboard asks for it: by a part of the name, by category, in pages. */
function listInPages(answer: (info: Info) => Cocktail[] | Promise<Cocktail[]>): RequestHandler {
  return http.get(`*${operations.listCocktails.path}`, async (info) => {
    const { searchParams } = new URL(info.request.url);
    const part = (searchParams.get('name') ?? '').toLowerCase();
    const category = searchParams.get('category');
    const found = (await answer(info)).filter(
      (one) =>
        one.name.toLowerCase().includes(part) && (category === null || one.category.includes(category)),
    );
    const offset = Number(searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit') ?? found.length);
    const headers = { 'X-Total-Count': String(found.length) };
    return HttpResponse.json(found.slice(offset, offset + limit), { headers });
  });
}

async function fieldsOf(request: Request): Promise<object> {
  if ((request.headers.get('content-type') ?? '').includes('json')) return (await request.json()) as object;
  const form = await request.formData();
  return Object.fromEntries(
    [...form.entries()].map(([name, value]) => {
      if (typeof value !== 'string') return [name, '/adverts/negroni-hour.svg'];
      return [name, /^(\[|true$|false$)/.test(value) ? (JSON.parse(value) as unknown) : value];
    }),
  );
}

/** What the pretend site holds when a story begins. */
interface Contents {
  cocktails?: readonly Cocktail[];
  /** Nothing at all is there. */
  empty?: boolean;
}

/** The whole catalogue as the dashboard reads and writes it, and a login that lets everyone in. */
export function catalogueMocks({ cocktails: drinks, empty = false }: Contents = {}): RequestHandler[] {
  const start = <One>(items: readonly One[]): readonly One[] => (empty ? [] : items);
  return [
    site.getGetSiteMockHandler(),
    admin.getLogInMockHandler(),
    admin.getLogOutMockHandler(),
    admin.getGetSessionMockHandler(),
    ...remembering(start(drinks ?? starter.starterCocktails), {
      list: listInPages,
      get: cocktails.getGetCocktailMockHandler,
      create: cocktails.getCreateCocktailMockHandler,
      update: cocktails.getUpdateCocktailMockHandler,
      remove: cocktails.getDeleteCocktailMockHandler,
    }),
    ...remembering(start(starter.starterCategories), {
      list: categories.getListCategoriesMockHandler,
      get: categories.getGetCategoryMockHandler,
      create: categories.getCreateCategoryMockHandler,
      update: categories.getUpdateCategoryMockHandler,
      remove: categories.getDeleteCategoryMockHandler,
    }),
    ...remembering(start(starter.starterEquipment), {
      list: equipment.getListEquipmentMockHandler,
      get: equipment.getGetEquipmentMockHandler,
      create: equipment.getCreateEquipmentMockHandler,
      update: equipment.getUpdateEquipmentMockHandler,
      remove: equipment.getDeleteEquipmentMockHandler,
    }),
    ...remembering(start(starter.starterGarnishes), {
      list: garnish.getListGarnishesMockHandler,
      get: garnish.getGetGarnishMockHandler,
      create: garnish.getCreateGarnishMockHandler,
      update: garnish.getUpdateGarnishMockHandler,
      remove: garnish.getDeleteGarnishMockHandler,
    }),
    ...remembering(start(starter.starterGlassware), {
      list: glassware.getListGlasswareMockHandler,
      get: glassware.getGetGlasswareMockHandler,
      create: glassware.getCreateGlasswareMockHandler,
      update: glassware.getUpdateGlasswareMockHandler,
      remove: glassware.getDeleteGlasswareMockHandler,
    }),
    ...remembering(start(starter.starterMyAds), {
      list: myads.getListMyAdsMockHandler,
      get: myads.getGetMyAdMockHandler,
      create: myads.getCreateMyAdMockHandler,
      update: myads.getUpdateMyAdMockHandler,
      remove: myads.getDeleteMyAdMockHandler,
    }),
    ...remembering(start(starter.starterSpirits), {
      list: spirits.getListSpiritsMockHandler,
      get: spirits.getGetSpiritMockHandler,
      create: spirits.getCreateSpiritMockHandler,
      update: spirits.getUpdateSpiritMockHandler,
      remove: spirits.getDeleteSpiritMockHandler,
    }),
    ...remembering(start(starter.starterSubstitutions), {
      list: sustainable.getListSustainableSubstitutionsMockHandler,
      get: sustainable.getGetSustainableSubstitutionMockHandler,
      create: sustainable.getCreateSustainableSubstitutionMockHandler,
      update: sustainable.getUpdateSustainableSubstitutionMockHandler,
      remove: sustainable.getDeleteSustainableSubstitutionMockHandler,
    }),
    ...remembering(start(starter.starterCocktailTypes), {
      list: types.getListCocktailTypesMockHandler,
      get: types.getGetCocktailTypeMockHandler,
      create: types.getCreateCocktailTypeMockHandler,
      update: types.getUpdateCocktailTypeMockHandler,
      remove: types.getDeleteCocktailTypeMockHandler,
    }),
  ];
}
