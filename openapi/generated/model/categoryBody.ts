/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryFields } from './categoryFields.ts';

export type CategoryBody = CategoryFields;
