/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Note } from './note.ts';

/**
 * The item.
 */
export type StoredNoteResponse = Note;
