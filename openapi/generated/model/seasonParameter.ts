/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Season } from './season.ts';

export type SeasonParameter = Season;
