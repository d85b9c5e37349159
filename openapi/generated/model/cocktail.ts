/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Allergen } from './allergen.ts';
import type { CocktailContent } from './cocktailContent.ts';
import type { FeaturedPlace } from './featuredPlace.ts';
import type { Id } from './id.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';
import type { Taste } from './taste.ts';
import type { Version } from './version.ts';

/**
 * A recipe as the site shows it.
 */
export type Cocktail = CocktailContent & ({
  id: Id;
  image: OptionalWebAddress | null;
  featuredPlace: FeaturedPlace | null;
  /** What guests ask about, as far as the words of its ingredients and its garnish tell. No promise. */
  readonly contains: readonly Allergen[];
  /** Whether all of its ingredients are known to be without alcohol. */
  readonly alcoholFree: boolean;
  /**
     * Percent of alcohol by volume as served, estimated. Null where the recipe does not tell it.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  readonly strength: number | null;
  /** What its ingredients make it taste of. */
  readonly taste: readonly Taste[];
  version: Version;
}) & Required<Pick<CocktailContent & ({
  id: Id;
  image: OptionalWebAddress | null;
  featuredPlace: FeaturedPlace | null;
  /** What guests ask about, as far as the words of its ingredients and its garnish tell. No promise. */
  readonly contains: readonly Allergen[];
  /** Whether all of its ingredients are known to be without alcohol. */
  readonly alcoholFree: boolean;
  /**
     * Percent of alcohol by volume as served, estimated. Null where the recipe does not tell it.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  readonly strength: number | null;
  /** What its ingredients make it taste of. */
  readonly taste: readonly Taste[];
  version: Version;
}), 'name' | 'description' | 'imageAlt' | 'imageFocus' | 'difficulty' | 'category' | 'featured' | 'funFact' | 'ingredients' | 'instructions' | 'videoUrl' | 'type' | 'spirits' | 'glassware' | 'equipment' | 'garnish' | 'seasons' | 'status' | 'shownFrom' | 'shownUntil'>>;
