import { forEachResource } from '#server/catalogue/resources.ts';
import type { StoredCatalogue, Picture } from '#server/catalogue/store/store.ts';
import { catalogueIn, newMemory, type Memory } from './memory.ts';

export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

type SavedPicture = Omit<Picture, 'bytes'> & { bytes: string; storedAt: string };

interface SavedMemory extends Pick<Memory, 'changesFrom' | 'changes'>, StoredCatalogue {
  pictures: SavedPicture[];
  attempts: [string, { count: number; until: string }][];
}

const KEY = 'memory-store';

/** Null when nothing is stored. Sessions are never stored, because a reloaded page has no token. */
export function readMemory(storage: KeyValueStorage): Memory | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  const saved = JSON.parse(text) as SavedMemory;
  return {
    ...newMemory(),
    revision: saved.revision,
    changesFrom: saved.changesFrom,
    changes: saved.changes,
    items: forEachResource((resource) => new Map(saved.items[resource].map((item) => [item.id, item]))),
    pictures: new Map(
      saved.pictures.map((picture) => [picture.id, { ...picture, bytes: bytesOf(picture.bytes) }]),
    ),
    attempts: new Map(saved.attempts),
  };
}

export function saveMemory(storage: KeyValueStorage, memory: Memory): void {
  const saved: SavedMemory = {
    ...catalogueIn(memory),
    changesFrom: memory.changesFrom,
    changes: memory.changes,
    pictures: [...memory.pictures.values()].map((picture) => ({ ...picture, bytes: textOf(picture.bytes) })),
    attempts: [...memory.attempts],
  };
  try {
    storage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // A browser gives a page about 5 MB.
  }
}

function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
