/** Answers requests without a handler in the story from the starter catalogue or the contract's examples. */
import { getAdminMock } from '#mocks/generated/admin/admin.msw.ts';
import { getBackupsMock } from '#mocks/generated/backups/backups.msw.ts';
import { getBulkMock } from '#mocks/generated/bulk/bulk.msw.ts';
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
  getListCocktailsMockHandler,
  getListCocktailsOfCategoryMockHandler,
  getListCollectionOptionsMockHandler,
  getListSimilarCocktailsMockHandler,
  getSearchCocktailsMockHandler,
} from '#mocks/generated/cocktails/cocktails.msw.ts';
import { getEquipmentMock } from '#mocks/generated/equipment/equipment.msw.ts';
import { getGarnishMock, getListGarnishesMockHandler } from '#mocks/generated/garnish/garnish.msw.ts';
import { getGlasswareMock, getListGlasswareMockHandler } from '#mocks/generated/glassware/glassware.msw.ts';
import { getHistoryMock } from '#mocks/generated/history/history.msw.ts';
import {
  getHouseIngredientsMock,
  getListHouseIngredientsMockHandler,
} from '#mocks/generated/house-ingredients/house-ingredients.msw.ts';
import { getMenusMock } from '#mocks/generated/menus/menus.msw.ts';
import { getListMyAdsMockHandler, getMyadsMock } from '#mocks/generated/myads/myads.msw.ts';
import { getPicturesMock } from '#mocks/generated/pictures/pictures.msw.ts';
import { getSheetsMock } from '#mocks/generated/sheets/sheets.msw.ts';
import { getSiteMock } from '#mocks/generated/site/site.msw.ts';
import { getListSpiritsMockHandler, getSpiritsMock } from '#mocks/generated/spirits/spirits.msw.ts';
import {
  getListSustainableSubstitutionsMockHandler,
  getSustainableSubstitutionsMock,
} from '#mocks/generated/sustainable-substitutions/sustainable-substitutions.msw.ts';
import {
  starterCategories,
  starterCocktail,
  starterCocktails,
  starterCocktailTypes,
  starterGarnishes,
  starterGlassware,
  starterHouseIngredients,
  starterMyAds,
  starterOptions,
  starterSpirits,
  starterSubstitutions,
} from '#mocks/starter-items.ts';
import { missing } from './responses.ts';
import { shown, shownByName } from './chosen-content.ts';

const similar = ['boulevardier', 'martini', 'americano'].map(starterCocktail);

function ofCategory(category: string) {
  return starterCocktails.filter((cocktail) => cocktail.category.includes(category));
}

export const defaultHandlers = [
  getListCocktailsMockHandler(({ request }) => {
    const { searchParams } = new URL(request.url);
    const listed = searchParams.has('featured')
      ? starterCocktails.filter(({ featured }) => featured)
      : starterCocktails;
    const items = shownByName(listed);
    return items.slice(0, Number(searchParams.get('limit') ?? items.length));
  }),
  getListCocktailsOfCategoryMockHandler(({ params }) => shownByName(ofCategory(String(params['category'])))),
  getSearchCocktailsMockHandler(() => shownByName(similar)),
  getListCollectionOptionsMockHandler(starterOptions),
  getListSimilarCocktailsMockHandler(() => shownByName(similar)),
  getGetCocktailMockHandler(({ params }) => {
    const cocktail = starterCocktails.find(({ id }) => id === params['id']);
    return cocktail ? (shownByName([cocktail])[0] ?? cocktail) : missing();
  }),
  getListCategoriesMockHandler(() => shown(starterCategories)),
  getListCocktailTypesMockHandler(() => shown(starterCocktailTypes)),
  getListGarnishesMockHandler(() => shown(starterGarnishes)),
  getListGlasswareMockHandler(() => shown(starterGlassware)),
  getListHouseIngredientsMockHandler(() => shownByName(starterHouseIngredients)),
  getListMyAdsMockHandler(() => shown(starterMyAds)),
  getListSpiritsMockHandler(() => shown(starterSpirits)),
  getListSustainableSubstitutionsMockHandler(() => shown(starterSubstitutions)),
  ...getAdminMock(),
  ...getBackupsMock(),
  ...getBulkMock(),
  ...getHistoryMock(),
  ...getPicturesMock(),
  ...getSheetsMock(),
  ...getCocktailsMock(),
  ...getCategoriesMock(),
  ...getCocktailTypesMock(),
  ...getEquipmentMock(),
  ...getGarnishMock(),
  ...getGlasswareMock(),
  ...getHouseIngredientsMock(),
  ...getMenusMock(),
  ...getMyadsMock(),
  ...getSiteMock(),
  ...getSpiritsMock(),
  ...getSustainableSubstitutionsMock(),
];
