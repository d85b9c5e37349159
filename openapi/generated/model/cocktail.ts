/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Categories } from './categories.ts';
import type { CocktailContent } from './cocktailContent.ts';
import type { FeaturedPlace } from './featuredPlace.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';

/**
 * A recipe as the site shows it.
 */
export type Cocktail = CocktailContent & ({
  category: Categories;
  image: OptionalWebAddress | null;
  featuredPlace: FeaturedPlace | null;
}) & Required<Pick<CocktailContent & ({
  category: Categories;
  image: OptionalWebAddress | null;
  featuredPlace: FeaturedPlace | null;
}), 'id' | 'name' | 'description' | 'imageAlt' | 'imageFocus' | 'difficulty' | 'featured' | 'funFact' | 'ingredients' | 'instructions' | 'videoUrl' | 'type' | 'spirits' | 'glassware' | 'equipment' | 'garnish' | 'status' | 'shownFrom' | 'shownUntil' | 'contains' | 'alcoholFree' | 'strength' | 'taste' | 'version'>>;
