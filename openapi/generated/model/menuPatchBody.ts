/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuPatch } from './menuPatch.ts';

export type MenuPatchBody = MenuPatch;
