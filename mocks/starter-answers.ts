import type {
  Category,
  Cocktail,
  CocktailType,
  Equipment,
  Garnish,
  Glassware,
  MyAd,
  Spirit,
  SustainableSubstitution,
} from '#openapi/generated/model/index.ts';
import { starterCatalogue } from '#openapi/starter/catalogue.ts';
import { datedAdverts } from '#openapi/starter/dated-adverts.ts';
import { slugOf } from '#openapi/slug.ts';

const version = 1;
const idOf = (name: string): string => slugOf(name, name);

const withId = <Fields extends { readonly name: string }>(fields: Fields) => ({
  id: idOf(fields.name),
  ...fields,
  version,
});

const byName = <Item extends { name: string }>(items: Item[]): Item[] =>
  items.sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** The starter catalogue's cocktails as the API answers them, sorted by name. */
export const starterCocktails: Cocktail[] = byName(
  starterCatalogue.cocktails.map((cocktail) => ({
    ...withId(cocktail),
    spirits: cocktail.spirits.map(idOf),
    glassware: cocktail.glassware === null ? null : idOf(cocktail.glassware),
    garnish: cocktail.garnish.map(idOf),
  })),
);

export const starterCategories: Category[] = byName(
  starterCatalogue.categories.map((category) => ({
    ...withId(category),
    cocktailCount: starterCocktails.filter(({ category: names }) => names.includes(category.name)).length,
  })),
);

export const starterSpirits: Spirit[] = byName(starterCatalogue.spirits.map(withId));
export const starterGlassware: Glassware[] = byName(starterCatalogue.glassware.map(withId));
export const starterGarnishes: Garnish[] = byName(starterCatalogue.garnishes.map(withId));
export const starterEquipment: Equipment[] = byName(starterCatalogue.equipment.map(withId));
export const starterCocktailTypes: CocktailType[] = byName(starterCatalogue.cocktailTypes.map(withId));

export const starterSubstitutions: SustainableSubstitution[] = starterCatalogue.substitutions.map(
  (substitution) => ({
    id: idOf(substitution.originalIngredient),
    ...substitution,
    version,
  }),
);

/** Adverts whose periods are seen from today, so that the running ones are running. */
export const starterMyAds: MyAd[] = byName(datedAdverts(new Date().toISOString().slice(0, 10)).map(withId));

/** One cocktail of the starter catalogue by its id. */
export function starterCocktail(id: string): Cocktail {
  const cocktail = starterCocktails.find((candidate) => candidate.id === id);
  if (!cocktail) throw new Error(`the starter catalogue has no cocktail ${id}`);
  return cocktail;
}
