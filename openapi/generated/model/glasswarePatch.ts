/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GlasswareContent } from './glasswareContent.ts';

/**
 * Fields of a glass; each may be left out.
 */
export type GlasswarePatch = GlasswareContent;
