/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GlasswareContent } from './glasswareContent.ts';
import type { Id } from './id.ts';
import type { Version } from './version.ts';

/**
 * A glass.
 */
export type Glassware = GlasswareContent & {
  id: Id;
  version: Version;
} & Required<Pick<GlasswareContent & {
  id: Id;
  version: Version;
}, 'name' | 'description' | 'picture' | 'imageAlt' | 'imageFocus'>>;
