/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Note } from './note.ts';

/**
 * The new item.
 */
export type NoteCreatedResponse = Note;
