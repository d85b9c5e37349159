/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemContent } from './namedItemContent.ts';

/**
 * Fields of most resources; each may be left out.
 */
export type NamedItemPatch = NamedItemContent;
