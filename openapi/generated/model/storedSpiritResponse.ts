/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Spirit } from './spirit.ts';

/**
 * The item.
 */
export type StoredSpiritResponse = Spirit;
