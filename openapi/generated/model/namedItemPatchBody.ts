/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemPatch } from './namedItemPatch.ts';

export type NamedItemPatchBody = NamedItemPatch;
