/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailDifficulty } from './cocktailDifficulty.ts';
import type { Description } from './description.ts';
import type { Entries } from './entries.ts';
import type { FeaturedPlace } from './featuredPlace.ts';
import type { Line } from './line.ts';
import type { Name } from './name.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';
import type { Picture } from './picture.ts';
import type { RequiredLines } from './requiredLines.ts';
import type { WebAddress } from './webAddress.ts';

/**
 * Fields of a recipe; each may be left out.
 */
export interface CocktailPatch {
  name?: Name;
  /**
     * Names or ids; a single one may be sent as plain text.
     * @minItems 1
     * @maxItems 20
     */
  category?: Line[];
  description?: Description;
  /** One line each; blank lines are dropped. */
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
  /** A web address, or an uploaded picture (JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most). */
  image?: WebAddress | Picture | null;
  /**
     * Name or id of the technique.
     * @maxLength 200
     * @nullable
     */
  type?: string | null;
  /** Ids or names. */
  spirits?: Entries;
  /**
     * Id or name of the glass.
     * @maxLength 200
     * @nullable
     */
  glassware?: string | null;
  /** Names or ids. */
  equipment?: Entries;
  /** Names or ids. */
  garnish?: Entries;
  /** Whether the home page shows it. */
  featured?: boolean;
  /**
     * The place among the featured; what stands there and after it moves on. Use `updateFeaturedOrder` instead, which says the whole order.
     * @deprecated
     */
  featuredPlace?: FeaturedPlace | null;
}
