/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Garnish } from './garnish.ts';

/**
 * The item.
 */
export type StoredGarnishResponse = Garnish;
