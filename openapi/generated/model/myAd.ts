/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { MyAdContent } from './myAdContent.ts';
import type { Version } from './version.ts';

/**
 * An advert of the house, shown from its start date to its end date, both included.
 */
export type MyAd = MyAdContent & {
  id: Id;
  version: Version;
} & Required<Pick<MyAdContent & {
  id: Id;
  version: Version;
}, 'name' | 'description' | 'imageUrl' | 'imageAlt' | 'imageFocus' | 'startDate' | 'endDate' | 'onclickLink' | 'hoverText'>>;
