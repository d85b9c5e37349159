/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuFields } from './menuFields.ts';

export type MenuBody = MenuFields;
