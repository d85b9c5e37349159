/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryPatch } from './categoryPatch.ts';

export type CategoryPatchBody = CategoryPatch;
