/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { StrengthBand } from './strengthBand.ts';

export type StrengthParameter = StrengthBand;
