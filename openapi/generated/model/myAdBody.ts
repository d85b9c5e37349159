/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MyAdFields } from './myAdFields.ts';

export type MyAdBody = MyAdFields;
