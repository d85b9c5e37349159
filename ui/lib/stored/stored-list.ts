import { readStored } from './stored-value.ts';

/** Empty where there is none, or something else. */
export function readStoredList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
