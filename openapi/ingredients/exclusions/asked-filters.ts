import type { Allergen } from '#openapi/generated/model.ts';
import { BY_THEMSELVES, DRINKS, isKnownThing, meaningsOf, type Meaning } from './left-out-things.ts';
import {
  ALLERGIC,
  ALLERGIC_TO_NOTHING,
  ALMOST_NO,
  LINKING,
  REFUSING_BEHIND,
  REFUSING_BEHIND_KNOWN,
  REFUSING_NOTHING,
} from './refusal-words.ts';
import { BEFORE, TermThings, type Known } from './term-things.ts';
import { phrase } from './term-words.ts';

/** A part of a search term that leaves something out, such as 'no nuts', 'gin but without egg', 'vegan', 'mocktail' or 'for the driver'. */
export interface AskedFilter {
  text: string;
  freeFrom: readonly Allergen[];
  isAlcoholFree: boolean;
  isWithAlcohol: boolean;
  without: readonly string[];
}

const KNOWN_NOWHERE: Known = { pours: () => false, names: () => false };

/** Takes what leaves something out from a term; `rest` is what else is looked for. 'Not vegan' is taken too, and no filter. */
export function parseAskedFilters(
  term: string,
  known: Known = KNOWN_NOWHERE,
): { filters: readonly AskedFilter[]; rest: string; isPlain: boolean } {
  const words = new TermThings(term, known);
  for (const at of words.places()) words.take(at, at + words.lengthOf(TO_NOTHING, at));
  const filters = [readAlone, readBehind, readBefore, readLeft].flatMap((read) => [...read(words)]);
  return { filters, rest: words.rest, isPlain: words.isPlain };
}

const TO_NOTHING = phrase(ALLERGIC_TO_NOTHING);
const THEMSELVES = BY_THEMSELVES.map(([words, meaning]) => [phrase(`(?:${words})s?`), meaning] as const);
const TAKING_BACK = phrase(
  '(?:no|not|non|never|nor|dont want|dont like|wont|(?:any|every)thing (?:but|except))(?: (?:a|an|any|the|more|be))*',
);
const PERSON = /^(?:im?|am|is|are|who|while|when|shes|she|were)$/;

/** 'Vegan', 'mocktail', 'for the driver'. */
function* readAlone(words: TermThings): Generator<AskedFilter> {
  for (const at of words.places())
    for (const [names, meaning] of THEMSELVES) {
      const end = at + words.lengthOf(names, at);
      if (end === at) continue;
      const back = PERSON.test(words.at(at)) ? undefined : startOfTakingBack(words, at);
      if (back === undefined) yield filterOf(words.take(at, end), [meaning]);
      else {
        const text = words.take(back, end);
        if (meaning.isAlcoholFree) yield withAlcohol(text);
      }
      break;
    }
}

function startOfTakingBack(words: TermThings, at: number): number | undefined {
  const starts = [at - 4, at - 3, at - 2, at - 1];
  return starts.find((start) => start + words.lengthOf(TAKING_BACK, start) === at);
}

const BEHIND = phrase(REFUSING_BEHIND);
const BEHIND_KNOWN = phrase(REFUSING_BEHIND_KNOWN);
const NEEDS = phrase(ALLERGIC);
const COLON = /^[:?]$/;

/** 'Nut and egg free', 'cream makes me ill'. */
function* readBehind(words: TermThings): Generator<AskedFilter> {
  for (const at of words.places()) {
    const isSure = words.lengthOf(BEHIND, at);
    const length = isSure || words.lengthOf(BEHIND_KNOWN, at);
    if (length === 0) continue;
    const end = COLON.test(words.at(at - 1)) ? at - 1 : at;
    let from = words.startOfThing(end, words.isKnown, isSure > 0);
    if (from === end) continue;
    const things = [words.slice(from, end)];
    for (let until = words.beforeListing(from); until < from; until = words.beforeListing(from)) {
      const start = words.startOfThing(until, isKnownThing, false);
      if (start === until || words.lengthOf(BEFORE, start - 1) === 1) break;
      things.unshift(words.slice(start, until));
      from = start;
    }
    let until = at + length;
    // 'Egg allergy and milk'.
    for (let next = words.lengthOf(NEEDS, at) > 0 ? words.skipListing(until) : until; next > until;) {
      const listed = words.endOfKnownThing(next);
      if (listed === next || words.lengthOf(BEHIND, listed) > 0) break;
      things.push(words.slice(next, listed));
      until = listed;
      next = words.skipListing(until);
    }
    const meanings = things.flatMap(meaningsOf);
    const back = meanings.every((one) => one.isAlcoholFree) ? startOfTakingBack(words, from) : undefined;
    if (back === undefined) yield filterOf(words.take(from, until), meanings);
    else yield withAlcohol(words.take(back, until));
  }
}

const NOTHING = phrase(REFUSING_NOTHING);
const WISHING = new Set(['want', 'like', 'give', 'get', 'make', 'something']);
/** 'Not non-alcoholic'. */
const NOT_WITHOUT = phrase('not (?:non|without)');

/** 'No nuts, eggs or cream', 'I cannot have anything with egg'. */
function* readBefore(words: TermThings): Generator<AskedFilter> {
  for (const at of words.places()) {
    const length = words.lengthOf(BEFORE, at);
    if (length === 0 || words.lengthOf(NOTHING, at + length) > 0) continue;
    const things: string[][] = [];
    let next = at + length;
    let until = next;
    do {
      const start = words.skip(LINKING, next);
      // 'No egg, and I want gin'.
      if (things.length > 0 && words.slice(next, start).some((word) => WISHING.has(word))) break;
      if (things.length > 0 && words.beginsWish(things, until, start)) break;
      const all = words.thingsFrom(start);
      const found = things.length > 0 ? all : all.slice(0, countRefused(words, at, all));
      things.push(...found.map(([from, end]) => words.slice(from, end)));
      until = found.at(-1)?.[1] ?? until;
      next = found.length > 0 ? words.skipListing(until) : until;
    } while (next > until && words.at(next) !== 'with');
    if (things.length === 0) continue;
    const meanings = things.flatMap(meaningsOf);
    const isBack = meanings.every((one) => one.isAlcoholFree) && words.lengthOf(NOT_WITHOUT, at - 1) > 1;
    if (isBack) yield withAlcohol(words.take(at - 1, until));
    else yield filterOf(words.take(at, until), meanings);
  }
}

/** 'Non-dairy coffee' and 'no alcohol ginger beer' look for what follows, unless it is an allergen too. */
function countRefused(words: TermThings, at: number, things: readonly (readonly [number, number])[]): number {
  const meanings = things.map(([from, end]) => meaningsOf(words.slice(from, end)));
  const isNon = words.at(at) === 'non';
  if (!meanings[0]?.some((one) => one.isAlcoholFree || (isNon && one.freeFrom))) return things.length;
  const wanted = meanings.findIndex((meant, place) => place > 0 && !meant.some(({ freeFrom }) => freeFrom));
  return wanted < 0 ? things.length : wanted;
}

const WITH_ALCOHOL = phrase(
  `with (?:alcohol|booze)|(?<!(?:^| )(?:${ALMOST_NO}) )alcoholic(?= (?:${DRINKS})(?: |$))|(?<=^|(?:some|any)thing )alcoholic`,
);

/** 'With alcohol', where nobody refused it, misspelt as it may be. */
function* readLeft(words: TermThings): Generator<AskedFilter> {
  for (const at of words.places()) {
    const length = words.lengthOf(WITH_ALCOHOL, at);
    if (length > 0) yield withAlcohol(words.take(at, at + length));
  }
}

function withAlcohol(text: string): AskedFilter {
  return { ...filterOf(text, []), isWithAlcohol: true };
}

function filterOf(text: string, meanings: readonly Meaning[]): AskedFilter {
  return {
    text,
    freeFrom: [...new Set(meanings.flatMap(({ freeFrom = [] }) => freeFrom))],
    isAlcoholFree: meanings.some(({ isAlcoholFree }) => isAlcoholFree),
    isWithAlcohol: false,
    without: meanings.flatMap(({ without = [] }) => without),
  };
}
