/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Taste } from './taste.ts';

export type TasteParameter = Taste;
