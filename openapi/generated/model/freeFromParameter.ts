/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Allergen } from './allergen.ts';

/**
 * What the drink must not contain, as far as its recipe tells, between commas; what is repeated counts once.
 */
export type FreeFromParameter = Allergen[];
