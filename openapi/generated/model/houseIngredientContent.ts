/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';
import type { RequiredLines } from './requiredLines.ts';
import type { Version } from './version.ts';

/**
 * What the recipe of a house ingredient says.
 */
export interface HouseIngredientContent {
  id?: Id;
  name?: Name;
  description?: OptionalDescription | null;
  /** One line each, with the amount first; blank lines are dropped. */
  ingredients?: RequiredLines;
  /** One step each; blank lines are dropped. */
  instructions?: RequiredLines;
  /**
     * How much it makes, in millilitres.
     * @minimum 1
     * @maximum 100000
     */
  yieldMl?: number;
  /**
     * How many days it keeps in the refrigerator; null where it is not told.
     * @minimum 1
     * @maximum 3650
     * @nullable
     */
  keepsDays?: number | null;
  version?: Version;
}
