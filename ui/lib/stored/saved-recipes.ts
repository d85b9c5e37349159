import { readStored, writeStored } from './stored-value.ts';

/**
 * The device stores ids separated by commas, in the order of saving. The window's event of this name reports
 * changes: `detail: { ids: string[] }`.
 */
export const SAVED_KEY = 'saved-recipes';

export function parseSaved(text: string | null): string[] {
  return [...new Set(text?.split(','))].filter(Boolean);
}

export const toggleId = (saved: readonly string[], id: string): string[] =>
  saved.includes(id) ? saved.filter((other) => other !== id) : [...saved, id];

export const savedRecipes = (): string[] => parseSaved(readStored(SAVED_KEY));

export function storeSaved(ids: readonly string[]): void {
  writeStored(SAVED_KEY, ids.join());
  window.dispatchEvent(new CustomEvent(SAVED_KEY, { detail: { ids } }));
}

export const toggleSaved = (id: string): void => storeSaved(toggleId(savedRecipes(), id));
