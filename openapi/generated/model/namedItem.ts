/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemContent } from './namedItemContent.ts';

/**
 * What most resources have in common.
 */
export type NamedItem = NamedItemContent & Required<Pick<NamedItemContent, 'id' | 'name' | 'description' | 'version'>>;
