/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BottleKind } from './bottleKind.ts';
import type { FilterOption } from './filterOption.ts';

/**
 * A bottle to choose.
 */
export type BarBottle = FilterOption & {
  kind: BottleKind;
};
