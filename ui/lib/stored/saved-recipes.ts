import { readStored, useStored, writeStored } from './stored-value.ts';

/**
 * Where this device stores the recipes that its visitor saved: their ids (slugs) between commas, in the order in which
 * they were saved. The window's event of the same name tells each change of this tab, with `detail: { slugs: string[] }`.
 */
export const SAVED_KEY = 'saved-recipes';

/** The ids in a stored text, none twice. */
export function savedIn(text: string | null): string[] {
  return [...new Set(text?.split(','))].filter(Boolean);
}

/** The list with this id if it was without, and the other way round. */
export const toggled = (saved: readonly string[], id: string): string[] =>
  saved.includes(id) ? saved.filter((one) => one !== id) : [...saved, id];

/** The ids of the saved recipes as they are stored now. */
export const savedRecipes = (): string[] => savedIn(readStored(SAVED_KEY));

/** Stores the list of saved recipes, and tells of it. */
export function storeSaved(slugs: readonly string[]): void {
  writeStored(SAVED_KEY, slugs.join());
  window.dispatchEvent(new CustomEvent(SAVED_KEY, { detail: { slugs } }));
}

/** Saves a recipe that is not saved, and the other way round. */
export function toggleSaved(id: string): void {
  storeSaved(toggled(savedRecipes(), id));
}

/** The ids of the saved recipes; none while the page comes from the server. */
export const useSavedRecipes = (): string[] => savedIn(useStored(SAVED_KEY));
