import { slugOf } from '#openapi/text/slug.ts';
import { foldText } from '#openapi/text/fold-text.ts';
import {
  alternativesOf,
  BOTTLES,
  knownBottle,
  needName,
  pourableIds,
  type Bottle,
} from '#openapi/ingredients/bottles.ts';
import { editDistance } from '#openapi/text/edit-distance.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { nameOf } from '../item.ts';

const LETTERS_PER_MISTAKE = 5;
const MAX_MISTAKES = 2;
/** More unknown texts are not compared with all bottles, since each takes a millisecond. */
const MAX_FORGIVEN = 20;

export function findBottles(catalogue: Catalogue, have: readonly string[]) {
  const bottles = new Map<string, Bottle>();
  const unknown: string[] = [];
  let forgiven = 0;
  for (const text of have) {
    let bottle = knownBottle(text) ?? bottleWithId(catalogue, slugOf(text, 'bottle'));
    if (!bottle && forgiven < MAX_FORGIVEN) {
      forgiven += 1;
      bottle = nearestBottle(text);
    }
    if (bottle) bottles.set(bottle.id, bottle);
    else unknown.push(text);
  }
  return { bottles: [...bottles.values()], unknown };
}

function bottleWithId({ bottles, itemSets }: Catalogue, id: string): Bottle | null {
  if (bottles.get(id).length > 0) return { id, name: needName(id) };
  const spirit = itemSets.spirits.get(id);
  return spirit ? { id, name: nameOf('spirits', spirit.fields) } : null;
}

const FOLDED_BOTTLES = BOTTLES.map((bottle) => ({ bottle, name: foldText(bottle.name) }));

function nearestBottle(text: string): Bottle | null {
  const word = foldText(text);
  const most = Math.min(MAX_MISTAKES, Math.floor(word.length / LETTERS_PER_MISTAKE));
  const nearest = FOLDED_BOTTLES.filter(({ name }) => Math.abs(name.length - word.length) <= most)
    .map(({ bottle, name }) => ({ bottle, edits: editDistance(word, name) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)[0];
  return nearest?.bottle ?? null;
}

export const NO_RECIPE = 255;

export interface Lack {
  /** How many needs are not met, by slot. A slot without a recipe has `NO_RECIPE`. */
  readonly missing: Uint8Array;
  /** The needs that are not met, with the slots of the recipes that have them. */
  readonly unmet: readonly (readonly [need: string, slots: readonly number[]])[];
}

export function lackOf({ itemSets, bottles }: Catalogue, have: readonly Bottle[]): Lack {
  const { cocktails } = itemSets;
  const missing = new Uint8Array(cocktails.slotEnd).fill(NO_RECIPE);
  for (const slot of cocktails.slotsByName) missing[slot] = 0;
  const ids = pourableIds(have.map(({ id }) => id));
  const unmet = [...bottles].filter(([need]) => !alternativesOf(need).some((id) => ids.has(id)));
  for (const [, slots] of unmet) for (const slot of slots) missing[slot] = (missing[slot] ?? 0) + 1;
  return { missing, unmet };
}

export function slotsLacking(catalogue: Catalogue, have: readonly string[], missing: number): number[] {
  const lack = lackOf(catalogue, findBottles(catalogue, have).bottles);
  return catalogue.itemSets.cocktails.slotsByName.filter((slot) => lack.missing[slot] === missing);
}
