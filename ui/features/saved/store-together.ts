import { writeStored } from '#ui/lib/stored/stored-value.ts';

/** Stores the text of each key, all of them or, where this device has no room, none; whether they are stored. */
export function storeTogether(texts: ReadonlyMap<string, string>): boolean {
  const before = new Map<string, string | null>();
  try {
    for (const key of texts.keys()) before.set(key, localStorage.getItem(key));
    put(texts);
  } catch {
    if (before.size === texts.size) put(before);
    return false;
  }
  // This tells the pages that show them.
  for (const [key, text] of texts) writeStored(key, text);
  return true;
}

/** Removes all old texts first, because a new one may need the room of another. */
function put(texts: ReadonlyMap<string, string | null>): void {
  for (const key of texts.keys()) localStorage.removeItem(key);
  for (const [key, text] of texts) if (text !== null) localStorage.setItem(key, text);
}
