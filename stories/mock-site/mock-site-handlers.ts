import { HttpResponse, type RequestHandler } from 'msw';
import { getAdminMock } from '#mocks/generated/admin/admin.msw.ts';
import {
  getCategoriesMock,
  getListCategoriesMockHandler,
} from '#mocks/generated/categories/categories.msw.ts';
import {
  getCocktailTypesMock,
  getListCocktailTypesMockHandler,
} from '#mocks/generated/cocktail-types/cocktail-types.msw.ts';
import {
  getCocktailsMock,
  getGetCocktailMockHandler,
  getGetCocktailResponseMock404,
  getListCocktailsMockHandler,
  getListCocktailsOfCategoryMockHandler,
  getSearchCocktailsMockHandler,
} from '#mocks/generated/cocktails/cocktails.msw.ts';
import { getEquipmentMock, getListEquipmentMockHandler } from '#mocks/generated/equipment/equipment.msw.ts';
import { getGarnishMock, getListGarnishesMockHandler } from '#mocks/generated/garnish/garnish.msw.ts';
import { getGlasswareMock, getListGlasswareMockHandler } from '#mocks/generated/glassware/glassware.msw.ts';
import { getListMyAdsMockHandler, getMyadsMock } from '#mocks/generated/myads/myads.msw.ts';
import { getSheetsMock } from '#mocks/generated/sheets/sheets.msw.ts';
import { getSiteMock } from '#mocks/generated/site/site.msw.ts';
import { getListSpiritsMockHandler, getSpiritsMock } from '#mocks/generated/spirits/spirits.msw.ts';
import {
  getListSustainableSubstitutionsMockHandler,
  getSustainableSubstitutionsMock,
} from '#mocks/generated/sustainable-substitutions/sustainable-substitutions.msw.ts';
import {
  starterCategories,
  starterCocktails,
  starterCocktailTypes,
  starterEquipment,
  starterGarnishes,
  starterGlassware,
  starterMyAds,
  starterSpirits,
  starterSubstitutions,
} from '#mocks/starter-answers.ts';
import type { Cocktail } from '#openapi/generated/model/index.ts';

function cocktailById(id: unknown): Cocktail {
  const cocktail = starterCocktails.find((candidate) => candidate.id === id);
  if (cocktail) return cocktail;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- How MSW ends a handler with another answer.
  throw HttpResponse.json(getGetCocktailResponseMock404(), { status: 404 });
}

function cocktailsWith(text: string): Cocktail[] {
  const wanted = text.toLowerCase();
  return starterCocktails.filter(({ name, ingredients, category }) =>
    [name, ...ingredients, ...category].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The whole API without a server: the starter catalogue to read, the contract's examples for everything else. */
export const mockSiteHandlers: RequestHandler[] = [
  getSearchCocktailsMockHandler(({ params }) => cocktailsWith(String(params['term']))),
  getListCocktailsOfCategoryMockHandler(({ params }) =>
    starterCocktails.filter(({ category }) => category.some((name) => name === params['category'])),
  ),
  getListCocktailsMockHandler(({ request }) => {
    const query = new URL(request.url).searchParams;
    const isFeaturedOnly = query.get('featured') === 'true';
    const found = isFeaturedOnly ? starterCocktails.filter(({ featured }) => featured) : starterCocktails;
    return found.slice(0, Number(query.get('limit') ?? Infinity));
  }),
  getListCategoriesMockHandler(starterCategories),
  getListCocktailTypesMockHandler(starterCocktailTypes),
  getListEquipmentMockHandler(starterEquipment),
  getListGarnishesMockHandler(starterGarnishes),
  getListGlasswareMockHandler(starterGlassware),
  getListMyAdsMockHandler(starterMyAds),
  getListSpiritsMockHandler(starterSpirits),
  getListSustainableSubstitutionsMockHandler(starterSubstitutions),
  ...getSheetsMock(),
  getGetCocktailMockHandler(({ params }) => cocktailById(params['id'])),
  ...getAdminMock(),
  ...getCategoriesMock(),
  ...getCocktailTypesMock(),
  ...getCocktailsMock(),
  ...getEquipmentMock(),
  ...getGarnishMock(),
  ...getGlasswareMock(),
  ...getMyadsMock(),
  ...getSiteMock(),
  ...getSpiritsMock(),
  ...getSustainableSubstitutionsMock(),
];
