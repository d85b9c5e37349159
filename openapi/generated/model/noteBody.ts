/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NoteFields } from './noteFields.ts';

export type NoteBody = NoteFields;
