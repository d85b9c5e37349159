/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SpiritFields } from './spiritFields.ts';

export type SpiritBody = SpiritFields;
