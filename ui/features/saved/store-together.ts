import { writeStored } from '#ui/lib/stored/stored-value.ts';

/** Stores all texts or, without room, none; true when stored. */
export function storeTogether(texts: ReadonlyMap<string, string>): boolean {
  const before = new Map<string, string | null>();
  try {
    for (const key of texts.keys()) before.set(key, localStorage.getItem(key));
    put(texts);
  } catch {
    if (before.size === texts.size) put(before);
    return false;
  }
  // Tells the pages that show them.
  for (const [key, text] of texts) writeStored(key, text);
  return true;
}

/** Removes the old texts first, for their room. */
function put(texts: ReadonlyMap<string, string | null>): void {
  for (const key of texts.keys()) localStorage.removeItem(key);
  for (const [key, text] of texts) if (text !== null) localStorage.setItem(key, text);
}
