/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Spirit } from './spirit.ts';

/**
 * The new item.
 */
export type SpiritCreatedResponse = Spirit;
