import type { Allergen } from '#openapi/generated/model/index.ts';
import { BY_THEMSELVES, isKnownThing, meaningsOf, type Meaning } from './left-out-things.ts';
import {
  LINKING,
  LISTING,
  REFUSING_BEHIND,
  REFUSING_BEHIND_KNOWN,
  REFUSING_NOTHING,
} from './refusal-words.ts';
import { BEFORE, phrase, TermWords, type Knows } from './term-words.ts';

/**
 * A part of a search term that leaves something out. A guest with an allergy says it in many ways, and each means the filter
 * that exists: 'nut free', 'no nuts', 'gin but without egg', 'dairy-free', 'vegan', 'mocktail', 'for the driver'.
 */
export interface AskedFilter {
  /** As it was typed. */
  text: string;
  freeFrom: readonly Allergen[];
  isAlcoholFree: boolean;
  /** 'no mocktails', 'not driving'. */
  isWithAlcohol: boolean;
  /** Things that must stand neither among the ingredients nor in the garnish. */
  without: readonly string[];
}

/** Takes what leaves something out from a term; `rest` is what else is looked for. */
export function parseAskedFilters(
  term: string,
  pours: Knows = () => false,
): { filters: readonly AskedFilter[]; rest: string } {
  const words = new TermWords(term, pours);
  const filters = [readAlone, readBehind, readBefore, readLeft].flatMap((read) => [...read(words)]);
  return { filters, rest: words.rest };
}

const THEMSELVES = BY_THEMSELVES.map(([words, meaning]) => [phrase(`(?:${words})s?`), meaning] as const);
/** 'No, I'm driving' takes nothing back. */
const TAKING_BACK = phrase('(?:no|not|non|never|nor|dont want|dont like)(?: (?:a|an|any|the|more))*');
const PERSON = /^(?:im?|am|is|are|who|while|when|shes|she|were)$/;

/** 'Vegan', 'mocktail', 'for the driver'. */
function* readAlone(words: TermWords): Generator<AskedFilter> {
  for (const at of words.places())
    for (const [names, meaning] of THEMSELVES) {
      const end = at + words.lengthOf(names, at);
      if (end === at) continue;
      const starts = PERSON.test(words.at(at)) ? [] : [at - 4, at - 3, at - 2, at - 1];
      const back = starts.find((start) => start + words.lengthOf(TAKING_BACK, start) === at);
      if (back === undefined) yield filterOf(words.take(at, end), [meaning]);
      else {
        const text = words.take(back, end);
        if (meaning.isAlcoholFree) yield { ...filterOf(text, []), isWithAlcohol: true };
      }
      break;
    }
}

const BEHIND = phrase(REFUSING_BEHIND);
const BEHIND_KNOWN = phrase(REFUSING_BEHIND_KNOWN);
const COLON = /^[:?]$/;

/** 'Nut and egg free', 'cream makes me ill'. */
function* readBehind(words: TermWords): Generator<AskedFilter> {
  for (const at of words.places()) {
    const isSure = words.lengthOf(BEHIND, at);
    const length = isSure || words.lengthOf(BEHIND_KNOWN, at);
    if (length === 0) continue;
    const end = COLON.test(words.at(at - 1)) ? at - 1 : at;
    let from = words.startOfThing(end, words.isKnown, isSure > 0);
    if (from === end) continue;
    const things = [words.slice(from, end)];
    // Further things of the list are those of the table: 'gin and nut free' is gin.
    for (let until = words.beforeListing(from); until < from; until = words.beforeListing(from)) {
      const start = words.startOfThing(until, isKnownThing, false);
      if (start === until || words.lengthOf(BEFORE, start - 1) === 1) break;
      things.unshift(words.slice(start, until));
      from = start;
    }
    yield filterOf(words.take(from, at + length), things.flatMap(meaningsOf));
  }
}

const NOTHING = phrase(REFUSING_NOTHING);

/** 'No nuts, eggs or cream', 'I cannot have anything with egg'. */
function* readBefore(words: TermWords): Generator<AskedFilter> {
  for (const at of words.places()) {
    const length = words.lengthOf(BEFORE, at);
    if (length === 0 || words.lengthOf(NOTHING, at + length) > 0) continue;
    const things: string[][] = [];
    let next = at + length;
    let until = next;
    do {
      const [from, end] = words.thingFrom(words.skip(LINKING, next));
      if (from === end) break;
      things.push(words.slice(from, end));
      until = end;
      next = words.skip(LISTING, end);
    } while (next > until && words.at(next) !== 'with');
    if (things.length > 0) yield filterOf(words.take(at, until), things.flatMap(meaningsOf));
  }
}

const WITH_ALCOHOL = phrase('with (?:alcohol|booze)|alcoholic(?= (?:drink|cocktail))');

/** 'With alcohol', where nobody refused it. */
function* readLeft(words: TermWords): Generator<AskedFilter> {
  for (const at of words.places()) {
    const length = words.lengthOf(WITH_ALCOHOL, at);
    if (length > 0) yield { ...filterOf(words.take(at, at + length), []), isWithAlcohol: true };
  }
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
