import type { NoteFields } from '#openapi/generated/model/index.ts';
import { dayAfter } from '../day-after.ts';
import { notes } from './notes.ts';

/**
 * The starter notes with real dates, as the API takes them.
 * @param today the day on which the catalogue is filled, yyyy-mm-dd in UTC
 */
export function datedNotes(today: string): NoteFields[] {
  return notes.map(({ daysAgo, ...note }) => ({ ...note, date: dayAfter(today, -daysAgo) }));
}
