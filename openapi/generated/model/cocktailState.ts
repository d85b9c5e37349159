/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Categories } from './categories.ts';
import type { CocktailContent } from './cocktailContent.ts';
import type { FeaturedPlace } from './featuredPlace.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';

/**
 * A recipe as the history holds it.
 */
export type CocktailState = CocktailContent & ({
  category?: Categories;
  image?: OptionalWebAddress | null;
  featuredPlace?: FeaturedPlace | null;
});
