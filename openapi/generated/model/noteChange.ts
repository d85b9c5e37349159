/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { NoteChangeResource } from './noteChangeResource.ts';
import type { NoteContent } from './noteContent.ts';

/**
 * A change of a note.
 */
export type NoteChange = ChangeFacts & ({
  /** Its resource. */
  resource: NoteChangeResource;
  /** What it said before. */
  before: NoteContent | null;
  /** What it says after it. */
  after: NoteContent | null;
});
