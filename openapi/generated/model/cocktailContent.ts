/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Allergen } from './allergen.ts';
import type { CocktailDifficulty } from './cocktailDifficulty.ts';
import type { Description } from './description.ts';
import type { Entries } from './entries.ts';
import type { Id } from './id.ts';
import type { ImageAlt } from './imageAlt.ts';
import type { ImageFocus } from './imageFocus.ts';
import type { Name } from './name.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { RequiredLines } from './requiredLines.ts';
import type { ShownFrom } from './shownFrom.ts';
import type { ShownUntil } from './shownUntil.ts';
import type { Taste } from './taste.ts';
import type { Version } from './version.ts';

/**
 * What a recipe says. References are in answers what `x-reference` says, and in the history names.
 */
export interface CocktailContent {
  id?: Id;
  name?: Name;
  /** Its categories; a single one may be sent as a text. */
  category?: unknown;
  description?: Description;
  /** One line each, with the amount first; blank lines are dropped. One that names a house ingredient means it. */
  ingredients?: RequiredLines;
  /** One step each; blank lines are dropped. */
  instructions?: RequiredLines;
  difficulty?: CocktailDifficulty;
  /**
     * A story about it.
     * @maxLength 4000
     * @nullable
     */
  funFact?: string | null;
  /** Address of a video of its preparation. */
  videoUrl?: OptionalWebAddress | null;
  /** Its photo. */
  image?: unknown;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  /**
     * How it is made.
     * @maxLength 200
     * @nullable
     */
  type?: string | null;
  /** Its spirits. */
  spirits?: Entries;
  /**
     * Its glass.
     * @maxLength 200
     * @nullable
     */
  glassware?: string | null;
  /** What is needed. */
  equipment?: Entries;
  /** Its garnishes. */
  garnish?: Entries;
  /** Whether the home page shows it. */
  featured?: boolean;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  /** What guests ask about, as far as the words of its ingredients and its garnish tell. No promise. */
  readonly contains?: readonly Allergen[];
  /** Whether all of its ingredients are known to be without alcohol. */
  readonly alcoholFree?: boolean;
  /**
     * Percent of alcohol by volume as served, estimated. Null where the recipe does not tell it.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  readonly strength?: number | null;
  /** What its ingredients make it taste of. */
  readonly taste?: readonly Taste[];
  version?: Version;
}
