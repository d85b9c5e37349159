/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GlasswareContent } from './glasswareContent.ts';

/**
 * A glass as the administrator writes it.
 */
export type GlasswareFields = GlasswareContent & Required<Pick<GlasswareContent, 'name'>>;
