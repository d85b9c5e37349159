/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAdContent } from './myAdContent.ts';

/**
 * Fields of an advert; each may be left out.
 */
export type MyAdPatch = MyAdContent;
