/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { NamedItemContent } from './namedItemContent.ts';
import type { Version } from './version.ts';

/**
 * What most resources have in common.
 */
export type NamedItem = NamedItemContent & {
  id: Id;
  version: Version;
} & Required<Pick<NamedItemContent & {
  id: Id;
  version: Version;
}, 'name' | 'description'>>;
