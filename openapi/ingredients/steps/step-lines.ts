import { foldWords } from '#openapi/names/fold-text.ts';
import ENGLISH from '../english-words.json' with { type: 'json' };
import { ingredientHead, readIngredientLine } from '../lines/ingredient-line.ts';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(', '));
const anyOf = (list: string): string => list.replaceAll(', ', '|');

const QUALITIES = wordsOf(ENGLISH.qualities);
/** What a recipe leaves off when it speaks of an ingredient: rye whiskey is `the rye`, mint leaves are `the mint`. */
const LEFT_OFF = wordsOf(ENGLISH.leftOff);
/** A word behind a name that makes it another thing: the lime wheel is no lime juice. */
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
  words: string[];
  names: ReadonlySet<string>;
  head: string;
}

type LinesByWord = ReadonlyMap<string, readonly number[]>;

function namedLine(text: string): NamedLine {
  const { taken, thing } = readIngredientLine(text);
  const words = foldWords(ingredientHead(thing).replace(/[-/]/g, ' '));
  if (taken === 'juice') words.push('juice');
  return { words, names: new Set(words), head: words.at(-1) ?? '' };
}

function linesByWord(lines: readonly NamedLine[]): LinesByWord {
  const found = new Map<string, number[]>();
  for (const [index, { names }] of lines.entries()) {
    for (const word of names) {
      const known = found.get(word);
      if (known) known.push(index);
      else found.set(word, [index]);
    }
  }
  return found;
}

/** The words of a step; a mark that divides is a word of its own, so that names do not run across it. */
const stepWords = (step: string): string[] =>
  step
    .split(/([,.;:()])/)
    .flatMap((part) => (/^[,.;:()]$/.test(part) ? [part] : foldWords(part.replace(/[-/]/g, ' '))));

interface Run {
  end: number;
  lastHead: number;
  lastTelling: number;
}

function runFrom(words: readonly string[], at: number, { names, head }: NamedLine): Run {
  const run: Run = { end: at, lastHead: -1, lastTelling: -1 };
  for (let word = words[at]; word !== undefined && names.has(word); word = words[run.end]) {
    if (word === head) run.lastHead = run.end;
    if (!QUALITIES.has(word)) run.lastTelling = run.end;
    run.end += 1;
  }
  return run;
}

function namedFrom(words: readonly string[], at: number, line: NamedLine, run: Run): number {
  if (run.lastTelling < at) return 0;
  if (run.lastHead < at && !LEFT_OFF.has(line.head)) return 0;
  if (OTHER_THING.has(words[run.end] ?? '')) return 0;
  const previous = words[at - 1];
  const length = run.end - at;
  const isFree =
    previous === undefined ||
    /^\W$/.test(previous) ||
    MAY_PRECEDE.has(previous) ||
    QUALITIES.has(previous) ||
    /^\d/.test(previous);
  return length === line.words.length || isFree ? length : 0;
}

/** The lines that a step names, and whether each is told apart from every other. Each word is read once for each line that has it. */
function namedLines(step: string, lines: readonly NamedLine[], linesWith: LinesByWord): number[] {
  const words = stepWords(step);
  const found = new Set<number>();
  const runs = new Map<NamedLine, Run>();
  let at = 0;
  while (at < words.length) {
    const lengths = (linesWith.get(words[at] ?? '') ?? []).map((index): [number, number] => {
      const line = lines[index];
      if (!line) return [index, 0];
      let run = runs.get(line);
      if (!run || run.end <= at) runs.set(line, (run = runFrom(words, at, line)));
      return [index, namedFrom(words, at, line, run)];
    });
    const longest = Math.max(0, ...lengths.map(([, length]) => length));
    if (longest > 0) {
      const named = lengths.flatMap(([index, length]) => (length === longest ? [index] : []));
      const shortest = Math.min(...named.map((index) => lines[index]?.words.length ?? 0));
      // `hot sauce` is that line rather than one with more words; two that fit alike are not told apart.
      const best = named.filter((index) => lines[index]?.words.length === shortest);
      if (best.length === 1 && best[0] !== undefined) found.add(best[0]);
    }
    at += Math.max(1, longest);
  }
  return [...found];
}

const exceptIn = (step: string): string =>
  /\b(?:except|but|apart from|other than)\b(?: for)?([^.;]*)/i.exec(step)?.[1] ?? '';

/** As indexes, each used once: in the first step that names and adds it, or where `everything` is mixed. */
export function stepLines(ingredients: readonly string[], instructions: readonly string[]): number[][] {
  const lines = ingredients.map(namedLine);
  const linesWith = linesByWord(lines);
  const used = instructions.map((): number[] => []);
  const free = new Set(lines.keys());
  const take = (step: number, taken: readonly number[]) => {
    for (const line of taken) if (free.delete(line)) used[step]?.push(line);
  };
  const named = instructions.map((step) => {
    const sentences = step.split(/(?<=[.;]) /).filter((one) => !/\bempty\b/i.test(one));
    return namedLines(sentences.join(' '), lines, linesWith);
  });
  const excepted = instructions.map((step) =>
    EVERYTHING.test(step) ? namedLines(exceptIn(step), lines, linesWith) : [],
  );
  const everything = instructions.findIndex(
    (step, index) => EVERYTHING.test(step) || isBareMix(step, index, instructions, named),
  );
  instructions.forEach((step, index) => {
    if (!ADDS.test(step) || PREPARES.test(step)) return;
    // After everything was mixed, a name alone is no addition: `until the pineapple foams`.
    if (everything >= 0 && index > everything && !FINISHES.test(step)) return;
    take(
      index,
      (named[index] ?? []).filter((line) => !excepted[index]?.includes(line)),
    );
  });
  if (everything >= 0) take(everything, [...free]);
  return used.map((one) => one.sort((a, b) => a - b));
}

/** `Shake with ice.` as the first step names nothing, and means everything that no other step adds. */
function isBareMix(
  step: string,
  index: number,
  steps: readonly string[],
  named: readonly (readonly number[])[],
): boolean {
  return (
    MIXES.test(step) &&
    named[index]?.length === 0 &&
    steps
      .slice(0, index)
      .every((before) => !ADDS.test(before) || PREPARES.test(before) || ONLY_ICE.test(before))
  );
}
