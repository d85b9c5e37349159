/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GlasswareFields } from './glasswareFields.ts';

export type GlasswareBody = GlasswareFields;
