/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Import } from './import.ts';

/**
 * The import.
 */
export type ImportResponse = Import;
