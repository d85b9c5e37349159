import { QueryClient, type MutationFunctionContext } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getListCategoriesQueryKey } from './generated/categories/categories.ts';
import { getListCocktailTypesQueryKey } from './generated/cocktail-types/cocktail-types.ts';
import {
  getGetCocktailQueryKey,
  getListCocktailsQueryKey,
  getListCollectionOptionsQueryKey,
  getSearchCocktailsQueryKey,
} from './generated/cocktails/cocktails.ts';
import * as cocktails from './generated/cocktails-admin/cocktails-admin.ts';
import { getListEquipmentQueryKey } from './generated/equipment/equipment.ts';
import { getListGarnishesQueryKey } from './generated/garnish/garnish.ts';
import { getListGlasswareQueryKey } from './generated/glassware/glassware.ts';
import * as history from './generated/history/history.ts';
import { getListMyAdsQueryKey } from './generated/myads/myads.ts';
import { getDeleteMyAdMutationOptions } from './generated/myads-admin/myads-admin.ts';
import { getImportCocktailsMutationOptions } from './generated/sheets/sheets.ts';
import { getGetSiteQueryKey } from './generated/site/site.ts';
import { getListSpiritsQueryKey } from './generated/spirits/spirits.ts';
import { getUpdateSpiritMutationOptions } from './generated/spirits-admin/spirits-admin.ts';
import { getListSustainableSubstitutionsQueryKey } from './generated/sustainable-substitutions/sustainable-substitutions.ts';

const READS = {
  categories: getListCategoriesQueryKey(),
  types: getListCocktailTypesQueryKey(),
  cocktails: getListCocktailsQueryKey(),
  page: getListCocktailsQueryKey({ limit: 100 }),
  recipe: getGetCocktailQueryKey('negroni'),
  search: getSearchCocktailsQueryKey('gin'),
  options: getListCollectionOptionsQueryKey({ technique: 'Stirred' }),
  equipment: getListEquipmentQueryKey(),
  garnish: getListGarnishesQueryKey(),
  glassware: getListGlasswareQueryKey(),
  history: history.getListChangesQueryKey({ resource: 'myads', itemId: 'negroni-hour' }),
  adverts: getListMyAdsQueryKey(),
  site: getGetSiteQueryKey(),
  spirits: getListSpiritsQueryKey(),
  swaps: getListSustainableSubstitutionsQueryKey(),
};
const OF_COCKTAILS = ['cocktails', 'page', 'recipe', 'search', 'options'];
const NAMED = ['categories', 'types', 'equipment', 'garnish', 'glassware', 'spirits'];

/** As generated: the options of a mutation, whose success invalidates. */
type Options = (client: QueryClient) => { onSuccess?: (...settled: never[]) => unknown };

/** The reads that a write has asked for again. */
function readAgain(options: Options): string[] {
  const client = new QueryClient();
  for (const queryKey of Object.values(READS)) client.setQueryData(queryKey, {});
  const { onSuccess } = options(client);
  const context: Partial<MutationFunctionContext> = { client };
  (onSuccess as ((...settled: unknown[]) => unknown) | undefined)?.({}, {}, undefined, context);
  return Object.entries(READS)
    .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name);
}

describe('what is read again after a write', () => {
  it.each<[string, Options, string[]]>([
    [
      'a spirit, whose new name reaches the recipes',
      getUpdateSpiritMutationOptions,
      ['spirits', ...OF_COCKTAILS],
    ],
    ['an advert', getDeleteMyAdMutationOptions, ['adverts']],
    [
      'a recipe, which categories count and pages name things of',
      cocktails.getCreateCocktailMutationOptions,
      [...NAMED, ...OF_COCKTAILS],
    ],
    [
      'a recipe as a form',
      cocktails.getUpdateCocktailWithFormDataMutationOptions,
      [...NAMED, ...OF_COCKTAILS],
    ],
    ['a star', cocktails.getUpdateCocktailWithJsonMutationOptions, [...NAMED, ...OF_COCKTAILS]],
    [
      'a sheet, which brings along what it names',
      getImportCocktailsMutationOptions,
      [...NAMED, ...OF_COCKTAILS],
    ],
    [
      'an undone write, whatever it was',
      history.getUndoRevisionMutationOptions,
      [...NAMED, ...OF_COCKTAILS, 'adverts', 'swaps'],
    ],
    [
      'a restored item, whichever it is',
      history.getRestoreChangeMutationOptions,
      [...NAMED, ...OF_COCKTAILS, 'adverts', 'swaps'],
    ],
  ])('%s', (_what, options, expected) => {
    expect(readAgain(options).sort()).toEqual([...expected, 'history'].sort());
  });

  it('nothing after a dry run', () => {
    expect(
      readAgain((client) => getImportCocktailsMutationOptions(client, { skipInvalidation: true })),
    ).toEqual([]);
  });
});
