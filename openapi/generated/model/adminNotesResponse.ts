/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Note } from './note.ts';

/**
 * The notes, those that visitors do not see too.
 */
export type AdminNotesResponse = Note[];
