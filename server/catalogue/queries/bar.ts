import { MAX_BAR_BOTTLES, MAX_NEXT_BOTTLES, MAX_OPENED_COCKTAILS } from '#openapi/generated/limits.ts';
import type { Bar, BarBottle, BottleKind, GetBarParams, NextBottle } from '#openapi/generated/model.ts';
import { bottlesOfNeed, findBottle, formatNeed, pourableFrom } from '#openapi/ingredients/bottles.ts';
import { allergensIn } from '#openapi/ingredients/allergens.ts';
import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import { wordTest } from '#openapi/ingredients/word-patterns.ts';
import WORDS from '#openapi/ingredients/words/bottles.json' with { type: 'json' };
import { foldLine } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import { findBottles, unmetNeedsOf, NO_RECIPE, type UnmetNeeds } from './bar-matching.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { nameOf } from '../items/item.ts';
import { sortByName } from './counted-names.ts';
import { selectCocktails } from './list-cocktails.ts';

/** At most this many bottles are compared exactly: those that are all that most recipes lack. */
const MAX_CANDIDATES = 24;

export function barOf(catalogue: Catalogue, { have = [], ...filter }: GetBarParams): Bar {
  const { bottles, unknown } = findBottles(catalogue, have);
  const { missingCounts, needs } = unmetNeedsOf(catalogue, bottles);
  const { passes } = selectCocktails(catalogue, filter);
  const counts = missingCounts.map((count, slot) => (passes(slot) ? count : NO_RECIPE));
  const countMissing = (wanted: number): number => counts.filter((count) => count === wanted).length;
  return {
    have: bottles.map(({ id, name }) => ({ value: id, name })),
    unknown,
    ready: countMissing(0),
    almost: countMissing(1),
    next: nextBottles(catalogue, { needs, missingCounts: counts }),
    bottles: bottlesToChoose(catalogue),
  };
}

function nextBottles(catalogue: Catalogue, unmetNeeds: UnmetNeeds): NextBottle[] {
  const countsAlone = new Map<string, number>();
  for (const [need, slots] of unmetNeeds.needs) {
    const count = slots.filter((slot) => unmetNeeds.missingCounts[slot] === 1).length;
    if (count === 0) continue;
    for (const id of bottlesOfNeed(need)) countsAlone.set(id, (countsAlone.get(id) ?? 0) + count);
  }
  return [...countsAlone]
    .sort(byCountThenName)
    .slice(0, MAX_CANDIDATES)
    .map(([id]) => ({ id, opened: slotsOpenedBy(catalogue, unmetNeeds, id) }))
    .sort((a, b) => byCountThenName([a.id, a.opened.length], [b.id, b.opened.length]))
    .slice(0, MAX_NEXT_BOTTLES)
    .map(({ id, opened }) => ({
      value: id,
      name: formatNeed(id),
      count: opened.length,
      cocktails: catalogue.itemSets.cocktails
        .firstByName(opened, MAX_OPENED_COCKTAILS)
        .map(({ id: cocktail, fields }) => ({ id: cocktail, name: nameOf('cocktails', fields) })),
    }));
}

function slotsOpenedBy({ itemSets }: Catalogue, unmetNeeds: UnmetNeeds, id: string): number[] {
  const met = new Uint8Array(itemSets.cocktails.slotEnd);
  const opened: number[] = [];
  const ids = pourableFrom([id]);
  for (const [need, slots] of unmetNeeds.needs) {
    if (!bottlesOfNeed(need).some((bottle) => ids.has(bottle))) continue;
    for (const slot of slots) {
      met[slot] = (met[slot] ?? 0) + 1;
      if (met[slot] === unmetNeeds.missingCounts[slot]) opened.push(slot);
    }
  }
  return opened;
}

function bottlesToChoose({ bottleNeeds, itemSets }: Catalogue): BarBottle[] {
  const counts = new Map<string, number>();
  for (const [need, { length }] of bottleNeeds)
    for (const id of bottlesOfNeed(need)) counts.set(id, (counts.get(id) ?? 0) + length);
  const names = new Map<string, string>();
  for (const { id, fields } of itemSets.spirits.itemsByName) {
    const name = nameOf('spirits', fields);
    const bottle = findBottle(name) ?? { id, name };
    names.set(bottle.id, bottle.name);
    if (!counts.has(bottle.id)) counts.set(bottle.id, 0);
  }
  const topCounts = [...counts].sort(byCountThenName).slice(0, MAX_BAR_BOTTLES);
  return sortByName(
    topCounts.map(([id, count]) => {
      const name = names.get(id) ?? formatNeed(id);
      return { value: id, name, count, kind: bottleKind(name) };
    }),
  );
}

const MIXER_PERCENT = 8;
const isSpirit = wordTest(WORDS.spirits);
const isLiqueur = wordTest(WORDS.liqueurs);

/** Wines are known by their sulphites. Memoized, because a bar needs the kinds of all its bottles. */
export const bottleKind = memoize((name: string): BottleKind => {
  if ((typicalAbv(name) ?? Infinity) < MIXER_PERCENT) return 'mixers';
  if (allergensIn(name).includes('sulphites')) return 'wines';
  const words = foldLine(name);
  return isSpirit(words) && !isLiqueur(words) ? 'spirits' : 'liqueurs';
});

const byCountThenName = ([a, countA]: [string, number], [b, countB]: [string, number]): number =>
  countB - countA || (a < b ? -1 : 1);
