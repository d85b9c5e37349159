let loadedKey = 'default';

/** Names the entry of the history for which the document was loaded, by the router's key. */
export function nameLoadedEntry(key: string): void {
  loadedKey = key;
}

export const isLoadedEntry = (key: string): boolean => key === loadedKey;
