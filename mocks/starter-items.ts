import type {
  Category,
  Cocktail,
  CocktailType,
  Garnish,
  Glassware,
  HouseIngredient,
  MyAd,
  Spirit,
  SustainableSubstitution,
} from '#openapi/generated/model.ts';
import { catalogueOf } from '#server/catalogue/snapshot/catalogue.ts';
import { firstItems } from '#server/operations/live/fill-store.ts';
import { collectionOptions } from '#server/catalogue/queries/collection-options.ts';
import { categoryTiles, type CategoryTile } from '#server/catalogue/queries/category-tiles.ts';
import type { ResourceName } from '#server/catalogue/items/resources.ts';
import { itemView } from '#server/catalogue/queries/views.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';

const now = new Date().toISOString();
const catalogue = catalogueOf({ revision: 1, items: firstItems(starterContents(now.slice(0, 10)), now) });

function starterList<Item>(resource: ResourceName): Item[] {
  const { itemsByName } = catalogue.itemSets[resource];
  return itemsByName.map((item) => itemView(catalogue, resource, item) as Item);
}

export const starterCocktails = starterList<Cocktail>('cocktails');
export const starterCategories = starterList<Category>('categories');
export const starterSpirits = starterList<Spirit>('spirits');
export const starterGlassware = starterList<Glassware>('glassware');
export const starterGarnishes = starterList<Garnish>('garnish');
export const starterCocktailTypes = starterList<CocktailType>('cocktail-types');
export const starterSubstitutions = starterList<SustainableSubstitution>('sustainable-substitutions');
export const starterHouseIngredients = starterList<HouseIngredient>('house-ingredients');
export const starterMyAds = starterList<MyAd>('myads');

/** The options of the filters for the whole collection. */
export const starterOptions = collectionOptions(catalogue, {});

export const starterCategoryTiles = (): CategoryTile[] => categoryTiles(catalogue);

export function starterCocktail(id: string): Cocktail {
  const cocktail = starterCocktails.find((candidate) => candidate.id === id);
  if (!cocktail) throw new Error(`the starter catalogue has no cocktail ${id}`);
  return cocktail;
}
