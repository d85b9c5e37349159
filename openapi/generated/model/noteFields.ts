/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NoteContent } from './noteContent.ts';

/**
 * A note as the administrator writes it.
 */
export type NoteFields = NoteContent & Required<Pick<NoteContent, 'name' | 'date' | 'story'>>;
