/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailDifficulty } from './cocktailDifficulty.ts';
import type { Version } from './version.ts';

/**
 * A recipe as the site shows it.
 */
export interface Cocktail {
  id: string;
  name: string;
  description: string;
  /**
     * Address of the photo.
     * @nullable
     */
  image: string | null;
  difficulty: CocktailDifficulty;
  /** Names of its categories. */
  category: string[];
  featured: boolean;
  /** @nullable */
  funFact: string | null;
  /** One line each, with the amount first. */
  ingredients: string[];
  /** One step each. */
  instructions: string[];
  /** @nullable */
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
  version: Version;
}
