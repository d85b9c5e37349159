/** The router's key of an entry that it did not make itself, as long as none is named. */
let loadedKey = 'default';

/** Names the entry of the history for which the document was loaded, by the router's key. */
export function nameLoadedEntry(key: string): void {
  loadedKey = key;
}

/** Whether a location of the router, by its key, is the one for which the document was loaded. */
export const isLoadedEntry = (key: string): boolean => key === loadedKey;
