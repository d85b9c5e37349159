/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAdContent } from './myAdContent.ts';

/**
 * An advert as the administrator writes it.
 */
export type MyAdFields = MyAdContent & Required<Pick<MyAdContent, 'name' | 'description' | 'imageUrl' | 'startDate' | 'endDate' | 'onclickLink' | 'hoverText'>>;
