/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportFields } from './importFields.ts';

export type SheetBody = ImportFields;
