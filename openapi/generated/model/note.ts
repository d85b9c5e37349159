/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { NoteContent } from './noteContent.ts';
import type { Version } from './version.ts';

/**
 * A note of the house, with a page of its own at `/this-week/{id}` and an entry in the feed at `/feed.xml`.
 */
export type Note = NoteContent & {
  id: Id;
  version: Version;
} & Required<Pick<NoteContent & {
  id: Id;
  version: Version;
}, 'name' | 'date' | 'story' | 'cocktail' | 'image' | 'imageAlt' | 'imageFocus' | 'status' | 'shownFrom' | 'shownUntil'>>;
