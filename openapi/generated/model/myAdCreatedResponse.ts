/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAd } from './myAd.ts';

/**
 * The new item.
 */
export type MyAdCreatedResponse = MyAd;
