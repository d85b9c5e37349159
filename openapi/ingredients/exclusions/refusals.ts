import {
  ALONE,
  AT_LAST,
  beginsRole,
  CALLED,
  firstWords,
  hasRole,
  isBottle,
  isKnownThing,
  meaningsOf,
  NO_REFUSALS,
  type Meaning,
  type Role,
} from './phrases.ts';

/** What the words from a place on leave out, and the place behind them. Without meanings, they only sound like a refusal. */
export interface Reading {
  end: number;
  meanings: readonly Meaning[] | null;
}

type Words = readonly string[];
type Kind = Role | ((phrase: string) => boolean);

/** Replaces a word that has been read. */
export const TAKEN = '';
const MAX_PHRASE = 7;

const text = (words: Words, from: number, to: number): string => words.slice(from, to).join(' ');

/** Returns the place behind the longest phrase of a kind that begins at a place. Returns the place itself if none does. */
function skip(kind: Kind, words: Words, from: number): number {
  if (typeof kind === 'string' && !beginsRole(kind, words[from] ?? TAKEN)) return from;
  for (let to = Math.min(from + MAX_PHRASE, words.length); to > from; to -= 1) {
    const phrase = text(words, from, to);
    if (typeof kind === 'string' ? hasRole(kind, phrase) : kind(phrase)) return to;
  }
  return from;
}

function skipAll(kind: Kind, words: Words, from: number): number {
  const end = skip(kind, words, from);
  return end === from ? end : skipAll(kind, words, end);
}

const begins = (kind: Kind, words: Words, at: number): boolean => skip(kind, words, at) > at;
const isNamed = (phrase: string): boolean => isKnownThing(phrase) || isBottle(phrase);
const isAllergen = (phrase: string): boolean => CALLED.has(phrase);

function isName(word = TAKEN): boolean {
  return (
    word !== TAKEN && !(['ending', 'linking', 'refusingBefore'] as const).some((role) => hasRole(role, word))
  );
}

/** Returns the place behind a thing: a name of the tables, with one word before it at most ('star anise'), or any other word. */
function thingEnd(words: Words, from: number): number {
  const start = skipAll('qualities', words, from);
  const named = skip(isNamed, words, start);
  if (named > start) return skipAll('forms', words, named);
  const known = isName(words[from]) ? skip(isKnownThing, words, from + 1) : from + 1;
  if (known > from + 1) return known;
  return skipAll('forms', words, isName(words[start]) ? start + 1 : start);
}

/** Returns where the next thing of a list begins. A comma alone joins few things, since 'no egg, gin' looks for gin. */
function nextThing(words: Words, from: number, last: string): number | null {
  const joined = skip('joining', words, from);
  const behindComma = skip('comma', words, from);
  const start = skipAll('linking', words, Math.max(joined, behindComma));
  const end = thingEnd(words, start);
  if (end === start || begins('refusingBehind', words, end)) return null;
  if (joined > from || begins(isKnownThing, words, start)) return start;
  // A list goes on if an allergen ends it: 'nuts, gin and dairy'.
  const next = Math.max(skip('joining', words, end), skip('comma', words, end));
  const leadsToAllergen = next > end && begins(isAllergen, words, next);
  const areBottles = isBottle(last) && begins(isBottle, words, start);
  return behindComma > from && (areBottles || leadsToAllergen) ? start : null;
}

/** Reads things that are left out: 'nuts, eggs or cream'. In a strict list, only an allergen follows the first. */
function readList(words: Words, from: number, isStrict: boolean): Reading | null {
  const meanings: Meaning[] = [];
  let end = from;
  for (let at: number | null = from; at !== null && thingEnd(words, at) > at;) {
    if (isStrict && at > from && !begins(isAllergen, words, at)) break;
    end = thingEnd(words, at);
    const thing = text(words, at, end);
    meanings.push(...meaningsOf(thing));
    at = nextThing(words, end, thing);
  }
  return end === from ? null : { end, meanings };
}

/** Reads 'no nuts', 'allergies: nuts'. 'No. 2' is a number. 'Non-dairy coffee' and 'no alcohol ginger beer' look for what follows. */
function readBefore(words: Words, from: number): Reading | null {
  const end = Math.max(skip('refusingBefore', words, from), skip('listing', words, from));
  const refusal = text(words, from, end);
  if (end === from || /^\d{1,2}$/.test(words[end] ?? '')) return null;
  const isListing = hasRole('listing', refusal);
  const start = skipAll(isListing ? 'introducing' : 'linking', words, end);
  if (isListing && !begins(isKnownThing, words, start)) return null;
  // 'I don't want anything but gin' refuses a refusal, and looks for gin.
  if (words[start] === 'but' && hasRole('refusingBefore', text(words, start - 1, start + 1)))
    return { end: start + 1, meanings: null };
  const isAlcohol = CALLED.get(text(words, start, thingEnd(words, start)))?.isAlcoholFree;
  return readList(words, start, refusal === 'non' || isAlcohol === true);
}

/** Reads 'nut free', 'no nuts, egg free'. In 'gin free from nuts', the refusal belongs to what follows. */
function readBehind(words: Words, from: number): Reading | null {
  const start = /^(?:no|without)$/.test(words[from] ?? '') ? from + 1 : from;
  if (!isName(words[start])) return null;
  const end = thingEnd(words, start);
  const thing = text(words, start, end);
  const behind = skip('refusingBehind', words, end);
  if (behind > end)
    return skip('refusingBefore', words, end) > behind ? null : { end: behind, meanings: meaningsOf(thing) };
  const next = Math.max(skip('joining', words, end), skip('comma', words, end));
  const rest = next > end && isKnownThing(thing) ? readBehind(words, next) : null;
  return rest?.meanings ? { end: rest.end, meanings: [...meaningsOf(thing), ...rest.meanings] } : null;
}

function phraseReader(phrases: ReadonlyMap<string, Meaning | null>) {
  const beginnings = firstWords(phrases.keys());
  return (words: Words, from: number): Reading | null => {
    if (!beginnings.has(words[from] ?? TAKEN)) return null;
    const end = skip((phrase) => phrases.has(phrase), words, from);
    const meaning = phrases.get(text(words, from, end));
    return meaning === undefined ? null : { end, meanings: meaning && [meaning] };
  };
}

/** The rules are tried in this order, each over the whole term. */
export const RULES = [
  phraseReader(NO_REFUSALS),
  phraseReader(ALONE),
  readBehind,
  readBefore,
  phraseReader(AT_LAST),
];
