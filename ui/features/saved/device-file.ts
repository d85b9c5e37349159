import { isId } from '#openapi/names/slug.ts';
import type { DeviceData } from './device-data.ts';
import { isDay, MAX_NOTE_CHARACTERS, type NotebookPage } from './notebook.ts';
import { MAX_SERVINGS } from './shopping-servings.ts';
import { UNIT_CHOICES } from '#openapi/ingredients/unit-choices.ts';

const FORMAT = 'cocktails-of-a-device';
const VERSION = 1;

export const MAX_FILE_BYTES = 1_000_000;
/** More than a visitor has, and few enough to be shown. */
export const MAX_ENTRIES = 2000;

export const TOO_LARGE = 'This file is larger than 1 MB. Choose one that “Save as a file” made.';
const FOREIGN = 'This is no file from “Save as a file”. Choose the one that your other device saved.';
const OTHER_VERSION =
  'This file comes from another version of this site. Reload this page on both devices and save the file anew.';
const tooMany = (what: string) =>
  `This file has more than 2,000 ${what}, which is too many. Remove some on the other device and save the file anew.`;
const damaged = (what: string) =>
  `The ${what} in this file cannot be read; it may have been changed. Save it anew on the other device.`;

/** What a file holds, or why it is refused and what to do. */
export type DeviceFile = { data: DeviceData } | { refusal: string };

class Refusal extends Error {}

export function deviceFileText({ saved, notebook, bottles, unit, shopping }: DeviceData): string {
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    saved,
    notebook: Object.fromEntries(notebook),
    bottles,
    unit,
    shopping: { servings: Object.fromEntries(shopping.servings), ticked: shopping.ticked },
  });
}

export function readDeviceFile(text: string): DeviceFile {
  if (new TextEncoder().encode(text).length > MAX_FILE_BYTES) return { refusal: TOO_LARGE };
  try {
    return { data: dataIn(text) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

function dataIn(text: string): DeviceData {
  const file = parsed(text);
  if (!isRecord(file) || file['format'] !== FORMAT) throw new Refusal(FOREIGN);
  if (file['version'] !== VERSION) throw new Refusal(OTHER_VERSION);
  const { shopping } = file;
  if (!isRecord(shopping)) throw new Refusal(damaged('shopping list'));
  return {
    saved: listIn(file['saved'], isRecipe, 'saved recipes'),
    notebook: mapIn(file['notebook'], pageIn, 'notes'),
    bottles: listIn(file['bottles'], isRecipe, 'bottles'),
    unit: unitIn(file['unit']),
    shopping: {
      servings: mapIn(shopping['servings'], numberIn, 'servings'),
      ticked: listIn(shopping['ticked'], isItem, 'ticks of the shopping list'),
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(FOREIGN);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecipe = (value: unknown): value is string => typeof value === 'string' && isId(value);
/** A thing to buy, or several between strokes. */
export const isItem = (value: unknown): value is string =>
  typeof value === 'string' && value.split('|').every(isId);

/** Without repetitions; every entry must be valid. */
function listIn(value: unknown, isEntry: (entry: unknown) => entry is string, what: string): string[] {
  if (!Array.isArray(value)) throw new Refusal(damaged(what));
  if (value.length > MAX_ENTRIES) throw new Refusal(tooMany(what));
  const entries = value.filter(isEntry);
  if (entries.length < value.length) throw new Refusal(damaged(what));
  return [...new Set(entries)];
}

/** By recipe ids; `__proto__` is no id. */
function mapIn<Entry>(
  value: unknown,
  entryIn: (entry: unknown, what: string) => Entry,
  what: string,
): Map<string, Entry> {
  if (!isRecord(value)) throw new Refusal(damaged(what));
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES) throw new Refusal(tooMany(what));
  if (!entries.every(([id]) => isId(id))) throw new Refusal(damaged(what));
  return new Map(entries.map(([id, entry]) => [id, entryIn(entry, what)]));
}

function pageIn(value: unknown, what: string): NotebookPage {
  if (!isRecord(value)) throw new Refusal(damaged(what));
  const { note } = value;
  if (typeof note !== 'string' || note.length > MAX_NOTE_CHARACTERS) throw new Refusal(damaged(what));
  return { note, made: listIn(value['made'], isDay, 'days of a recipe').sort().reverse() };
}

function numberIn(value: unknown, what: string): number {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_SERVINGS;
  if (!isNumber) throw new Refusal(damaged(what));
  return value;
}

function unitIn(value: unknown): DeviceData['unit'] {
  const unit = UNIT_CHOICES.find((one) => one === value) ?? null;
  if (unit !== value) throw new Refusal(damaged('unit'));
  return unit;
}
