/** The inline script of the document reads these keys too. */
export const THEME_KEY = 'theme';
export const UNIT_KEY = 'units';

/** The bottles of the visitor's bar: ids separated by commas, as the API takes them. */
export const BOTTLES_KEY = 'bottles';

const listeners = new Set<() => void>();
/** Holds the values for this visit, where storage is forbidden or full. */
const unstored = new Map<string, string>();

type Place = 'localStorage' | 'sessionStorage';

export function readStored(key: string, place: Place = 'localStorage'): string | null {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** The window sends this event, once for each key, when storage refuses a visitor's change. */
export const NOT_STORED = 'not-stored';

export function writeStored(key: string, text: string): void {
  const wasUnstored = unstored.has(key);
  if (!writeQuietly(key, text) && !wasUnstored) window.dispatchEvent(new Event(NOT_STORED));
  notifySubscribers();
}

/** Stores a value, such as recent searches, without an event. Returns false if storage refuses it. */
export function writeQuietly(key: string, text: string, place: Place = 'localStorage'): boolean {
  try {
    globalThis[place].setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

/** Deletes a value without any event. */
export function removeQuietly(key: string, place: Place): void {
  unstored.delete(key);
  try {
    globalThis[place].removeItem(key);
  } catch {
    // Forbidden storage has nothing to delete.
  }
}

/** Makes every component that shows a stored value read it again. */
export function notifySubscribers(): void {
  listeners.forEach((notify) => notify());
}

export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns null for invalid JSON, since other pages of this origin may write to its storage. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Stored JSON may have entries by name. Returns undefined for a missing one. */
export function storedEntry(text: string | null, name: string): unknown {
  return entriesIn(text).get(name);
}

/** Returns the JSON with a new entry. Only the newest entries stay, so that it does not grow without end. */
export function withStoredEntry(text: string | null, name: string, value: unknown, most: number): string {
  const entries = entriesIn(text);
  entries.delete(name);
  entries.set(name, value);
  return JSON.stringify(Object.fromEntries([...entries].slice(-most)));
}

function entriesIn(text: string | null): Map<string, unknown> {
  return new Map(Object.entries(parseJson(text) ?? {}));
}
