/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Garnish } from './garnish.ts';

/**
 * The new item.
 */
export type GarnishCreatedResponse = Garnish;
