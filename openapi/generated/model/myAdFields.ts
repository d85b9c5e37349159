/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAdPatch } from './myAdPatch.ts';

/**
 * An advert as the administrator writes it.
 */
export type MyAdFields = MyAdPatch & Required<Pick<MyAdPatch, 'name' | 'description' | 'imageUrl' | 'startDate' | 'endDate' | 'onclickLink' | 'hoverText'>>;
