/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailDifficulty } from './cocktailDifficulty.ts';
import type { Line } from './line.ts';
import type { Picture } from './picture.ts';
import type { WebAddress } from './webAddress.ts';

/**
 * A recipe as the administrator writes it.
 */
export interface CocktailFields {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\r\n]*$
     */
  name: string;
  /**
     * Names or ids; a single one may be sent as plain text.
     * @minItems 1
     * @maxItems 20
     */
  category: Line[];
  /**
     * @minLength 1
     * @maxLength 4000
     */
  description: string;
  /**
     * One line each; blank lines are dropped.
     * @minItems 1
     * @maxItems 100
     */
  ingredients: Line[];
  /**
     * One step each; blank lines are dropped.
     * @minItems 1
     * @maxItems 100
     */
  instructions: Line[];
  difficulty: CocktailDifficulty;
  /**
     * @maxLength 4000
     * @nullable
     */
  funFact?: string | null;
  videoUrl?: WebAddress | null;
  /** A web address, or an uploaded picture (JPEG, PNG, WebP, AVIF or GIF, 8 MiB and 40 megapixels at most). */
  image?: WebAddress | Picture | null;
  /**
     * Name or id of the technique.
     * @maxLength 200
     * @nullable
     */
  type?: string | null;
  /**
     * Ids or names.
     * @maxItems 50
     */
  spirits?: Line[];
  /**
     * Id or name of the glass.
     * @maxLength 200
     * @nullable
     */
  glassware?: string | null;
  /**
     * Names or ids.
     * @maxItems 50
     */
  equipment?: Line[];
  /**
     * Names or ids.
     * @maxItems 50
     */
  garnish?: Line[];
  featured?: boolean;
}
