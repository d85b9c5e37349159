/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAdPatch } from './myAdPatch.ts';

export type MyAdPatchBody = MyAdPatch;
