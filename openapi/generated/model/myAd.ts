/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAdContent } from './myAdContent.ts';

/**
 * An advert of the house, shown from its start date to its end date, both included.
 */
export type MyAd = MyAdContent & Required<Pick<MyAdContent, 'id' | 'name' | 'description' | 'imageUrl' | 'imageAlt' | 'imageFocus' | 'startDate' | 'endDate' | 'onclickLink' | 'hoverText' | 'version'>>;
