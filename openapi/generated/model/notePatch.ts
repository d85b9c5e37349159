/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NoteContent } from './noteContent.ts';

/**
 * Fields of a note; each may be left out.
 */
export type NotePatch = NoteContent;
