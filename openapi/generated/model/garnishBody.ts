/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { GarnishFields } from './garnishFields.ts';

export type GarnishBody = GarnishFields;
