/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAd } from './myAd.ts';

/**
 * The item.
 */
export type StoredMyAdResponse = MyAd;
