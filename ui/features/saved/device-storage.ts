import { isId } from '#openapi/names/slug.ts';
import { SAVED_KEY, savedRecipes, storeSaved } from '#ui/lib/stored/saved-recipes.ts';
import { readStored, writeStored } from '#ui/lib/stored/stored-value.ts';
import { BOTTLES_KEY, storedBottles } from '#ui/hooks/useBottles.ts';
import { NOTEBOOK_KEY, notebookIn, notebookText } from './notebook.ts';
import { UNIT_KEY } from '#ui/hooks/useUnitChoice.ts';
import type { DeviceData } from './device-data.ts';
import { isItem } from './device-file.ts';
import { shoppingIn, shoppingText, SHOPPING_KEY } from './shopping-servings.ts';
import { UNIT_CHOICES } from '#openapi/ingredients/unit-choices.ts';

const KEYS = [SAVED_KEY, NOTEBOOK_KEY, BOTTLES_KEY, UNIT_KEY, SHOPPING_KEY];

/** Without what an import would refuse. */
export function deviceData(): DeviceData {
  const { servings, ticked } = shoppingIn(readStored(SHOPPING_KEY));
  const unit = readStored(UNIT_KEY);
  return {
    saved: savedRecipes().filter(isId),
    notebook: ofRecipes(notebookIn(readStored(NOTEBOOK_KEY))),
    bottles: storedBottles().split(',').filter(isId),
    unit: UNIT_CHOICES.find((one) => one === unit) ?? null,
    shopping: { servings: ofRecipes(servings), ticked: ticked.filter(isItem) },
  };
}

const ofRecipes = <Value>(entries: ReadonlyMap<string, Value>) =>
  new Map([...entries].filter(([id]) => isId(id)));

/** Returns what undoes this, or null where there is no room. */
export function storeDeviceData({
  saved,
  notebook,
  bottles,
  unit,
  shopping,
}: DeviceData): (() => void) | null {
  const before = new Map(KEYS.map((key) => [key, readStored(key) ?? '']));
  const texts = [
    saved.join(),
    notebookText(notebook),
    bottles.join(),
    unit ?? '',
    shoppingText(shopping),
  ] as const;
  const isStored = store(new Map(KEYS.map((key, index) => [key, texts[index] ?? ''])));
  return isStored ? () => store(before) : null;
}

function store(texts: ReadonlyMap<string, string>): boolean {
  const isStored = storeTogether(texts);
  if (isStored) storeSaved(savedRecipes());
  return isStored;
}

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
