/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Allergen } from './allergen.ts';
import type { CocktailDifficulty } from './cocktailDifficulty.ts';
import type { FeaturedPlace } from './featuredPlace.ts';
import type { Id } from './id.ts';
import type { Taste } from './taste.ts';
import type { Version } from './version.ts';

/**
 * A recipe as the site shows it.
 */
export interface Cocktail {
  id: Id;
  /** What people call it, in one line of at most 120 characters. */
  name: string;
  /** A few sentences about it, at most 4,000 characters. */
  description: string;
  /**
     * Address of the photo.
     * @nullable
     */
  image: string | null;
  difficulty: CocktailDifficulty;
  /** Names of its categories. */
  category: string[];
  /** Whether the home page shows it. */
  featured: boolean;
  featuredPlace: FeaturedPlace | null;
  /**
     * A story about it, at most 4,000 characters.
     * @nullable
     */
  funFact: string | null;
  /** One line each, with the amount first. */
  ingredients: string[];
  /** One step each. */
  instructions: string[];
  /**
     * Address of a video of its preparation.
     * @nullable
     */
  videoUrl: string | null;
  /**
     * Name of the technique.
     * @nullable
     */
  type: string | null;
  /** Ids of its spirits. */
  spirits: string[];
  /**
     * Id of its glass.
     * @nullable
     */
  glassware: string | null;
  /** Names of what is needed. */
  equipment: string[];
  /** Ids of its garnishes. */
  garnish: string[];
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
}
