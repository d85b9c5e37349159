import { foldWords } from '#openapi/names/fold-text.ts';
import ENGLISH from '../english-words.json' with { type: 'json' };
import { ingredientHead, readIngredientLine } from '../lines/ingredient-line.ts';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(', '));
const anyOf = (list: string): string => list.replaceAll(', ', '|');

const QUALITIES = wordsOf(ENGLISH.qualities);
/** A recipe leaves these words off when it speaks of an ingredient: rye whiskey is `the rye`, mint leaves are `the mint`. */
const LEFT_OFF = wordsOf(ENGLISH.leftOff);
/** Such a word behind a name makes it another thing: the lime wheel is no lime juice. */
const OTHER_THING = wordsOf(ENGLISH.otherThings);
const MAY_PRECEDE = wordsOf(ENGLISH.beforeShortNames);

const EVERYTHING =
  /\beverything\b|\ball (?:of )?(?:the )?(?:other |remaining )?ingredients\b|\b(?:remaining|other|rest of the|first \w+) ingredients\b|\bthe ingredients\b/i;
const ADDS = new RegExp(String.raw`\b(?:${anyOf(ENGLISH.adding)})`, 'i');
const PREPARES =
  /^for the [^,]*,|^(?:chill|pull|cut|warm (?:a|the|an) |whisk the|blend ripe|brew|peel|wash|juice|squeeze the \w+ (?:and|to))/i;
const FINISHES = new RegExp(String.raw`\b(?:${anyOf(ENGLISH.finishing)})`, 'i');
const ONLY_ICE = /^fill (?=[^,;]*$)[^]*\bice\b|\brim\b/i;
const MIXES = new RegExp(String.raw`^(?:dry[ -])?(?:${anyOf(ENGLISH.mixing)})\b`, 'i');

interface NamedLine {
  words: readonly string[];
  names: ReadonlySet<string>;
  /** The last word of a name says what it is: the syrup of honey syrup. */
  head: string;
}

/** At most this many words of a name are compared. So a search takes as long as the step, whatever the lines hold. */
const MAX_WORDS = 12;

function namedLine(text: string): NamedLine {
  const { taken, thing } = readIngredientLine(text);
  const words = foldWords(ingredientHead(thing).replace(/[-/]/g, ' ')).slice(0, MAX_WORDS);
  if (taken === 'juice') words.push('juice');
  return { words, names: new Set(words), head: words.at(-1) ?? '' };
}

/** Returns the words of a step. A mark that divides is a word of its own, so that names do not run across it. */
const stepWords = (step: string): string[] =>
  step
    .split(/([,.;:()])/)
    .flatMap((part) => (/^[,.;:()]$/.test(part) ? [part] : foldWords(part.replace(/[-/]/g, ' '))));

/** Counts the words of a step, from one on, that name a line. Returns 0 if they are a part of another name. */
function namedLength(words: readonly string[], at: number, { names, head, words: all }: NamedLine): number {
  const rest = words.slice(at, at + all.length);
  const end = rest.findIndex((word) => !names.has(word));
  const run = end < 0 ? rest : rest.slice(0, end);
  const isTelling = run.some((word) => !QUALITIES.has(word)) && (run.includes(head) || LEFT_OFF.has(head));
  if (!isTelling || OTHER_THING.has(words[at + run.length] ?? '')) return 0;
  const before = words[at - 1] ?? ',';
  const isFree = MAY_PRECEDE.has(before) || QUALITIES.has(before) || /^(?:\W$|\d)/.test(before);
  return isFree || run.length === all.length ? run.length : 0;
}

/** Returns the lines that a step names. If the words fit several lines alike, they name none of them. */
function namedLines(step: string, lines: readonly NamedLine[]): number[] {
  const words = stepWords(step);
  const found = new Set<number>();
  for (let at = 0; at < words.length;) {
    const lengths = lines.map((line) => (line.names.has(words[at] ?? '') ? namedLength(words, at, line) : 0));
    const longest = Math.max(0, ...lengths);
    const named = [...lines.keys()].filter((index) => longest > 0 && lengths[index] === longest);
    // `hot sauce` is the line of that name rather than one with more words.
    const shortest = Math.min(...named.map((index) => lines[index]?.words.length ?? 0));
    const best = named.filter((index) => lines[index]?.words.length === shortest);
    if (best.length === 1) found.add(best[0] ?? 0);
    at += Math.max(1, longest);
  }
  return [...found];
}

/** Returns the indexes of the ingredient lines that a text names. */
export const linesNamedIn = (text: string, ingredients: readonly string[]): number[] =>
  namedLines(text, ingredients.map(namedLine));

const exceptIn = (step: string): string =>
  /\b(?:except|but|apart from|other than)\b(?: for)?([^.;]*)/i.exec(step)?.[1] ?? '';

/**
 * Returns for each step the indexes of the lines that it uses. A line is used once: in the first step that names and adds it, or where
 * everything is mixed.
 */
export function stepLines(ingredients: readonly string[], instructions: readonly string[]): number[][] {
  const lines = ingredients.map(namedLine);
  const steps = instructions.map((step) => {
    const sentences = step.split(/(?<=[.;]) /).filter((one) => !/\bempty\b/i.test(one));
    return {
      step,
      named: namedLines(sentences.join(' '), lines),
      isAddition: ADDS.test(step) && !PREPARES.test(step),
    };
  });
  // `Shake with ice.` as the first step names nothing, and means everything that no other step adds.
  const everything = steps.findIndex(({ step, named }, index) => {
    const isFirst = steps.slice(0, index).every((one) => !one.isAddition || ONLY_ICE.test(one.step));
    return EVERYTHING.test(step) || (MIXES.test(step) && named.length === 0 && isFirst);
  });
  const free = new Set(lines.keys());
  const used = steps.map(({ step, named, isAddition }, index) => {
    // After everything was mixed, a name alone is no addition: `until the pineapple foams`.
    const isLate = everything >= 0 && index > everything && !FINISHES.test(step);
    if (!isAddition || isLate) return [];
    const excepted = EVERYTHING.test(step) ? namedLines(exceptIn(step), lines) : [];
    return named.filter((line) => !excepted.includes(line) && free.delete(line));
  });
  used[everything]?.push(...free);
  return used.map((one) => one.sort((a, b) => a - b));
}
