/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GlasswarePatch } from './glasswarePatch.ts';

export type GlasswarePatchBody = GlasswarePatch;
