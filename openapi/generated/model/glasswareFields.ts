/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GlasswarePatch } from './glasswarePatch.ts';

/**
 * A glass as the administrator writes it.
 */
export type GlasswareFields = GlasswarePatch & Required<Pick<GlasswarePatch, 'name'>>;
