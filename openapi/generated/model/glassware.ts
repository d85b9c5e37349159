/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GlasswareContent } from './glasswareContent.ts';

/**
 * A glass.
 */
export type Glassware = GlasswareContent & Required<Pick<GlasswareContent, 'id' | 'name' | 'description' | 'picture' | 'imageAlt' | 'imageFocus' | 'version'>>;
