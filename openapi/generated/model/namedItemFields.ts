/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemContent } from './namedItemContent.ts';

/**
 * What the administrator writes of most resources.
 */
export type NamedItemFields = NamedItemContent & Required<Pick<NamedItemContent, 'name'>>;
