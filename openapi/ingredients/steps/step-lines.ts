import { foldWords } from '#openapi/text/fold-text.ts';
import WORDS from '../words/step-words.json' with { type: 'json' };
import { readIngredientLine } from '../lines/ingredient-line.ts';
import { ingredientHead } from '../lines/ingredient-name.ts';

const QUALITIES = new Set(WORDS.qualities);
/** Steps omit these last words of a name: rye whiskey is `the rye`, mint leaves are `the mint`. */
const LEFT_OFF = new Set(WORDS.leftOff);
/** A name before such a word is another ingredient: a lime wheel is not lime juice. */
const OTHER_INGREDIENT = new Set(WORDS.otherIngredients);
const MAY_PRECEDE = new Set(WORDS.beforeShortNames);

const EVERYTHING = new RegExp(WORDS.everything, 'i');
const EXCEPTION = new RegExp(WORDS.exception, 'i');
const PREPARES = new RegExp(WORDS.preparing, 'i');
const ADDS = new RegExp(String.raw`\b(?:${WORDS.adding.join('|')})`, 'i');
const FINISHES = new RegExp(String.raw`\b(?:${WORDS.finishing.join('|')})`, 'i');
const MIXES = new RegExp(String.raw`^(?:dry[ -])?(?:${WORDS.mixing.join('|')})\b`, 'i');
const ADDS_NO_LINE = new RegExp(WORDS.addingNoLine, 'i');

/** Only the first words of a name are compared, so that long lines do not slow a search. */
const MAX_WORDS = 12;

/** Punctuation marks are words too, so that no name continues across them. */
const stepWords = (text: string): string[] =>
  text
    .split(/([,.;:()])/)
    .flatMap((part) => (/^[,.;:()]$/.test(part) ? [part] : foldWords(part.replace(/[-/]/g, ' '))));

/** The last word of a name says what it is: the syrup of honey syrup. */
function nameWords(text: string): string[] {
  const { fruitPart, ingredient } = readIngredientLine(text);
  const words = stepWords(ingredientHead(ingredient)).slice(0, MAX_WORDS);
  return fruitPart === 'juice' ? [...words, 'juice'] : words;
}

/** Counts the words of a step, from `index` on, that name a line. Returns 0 for a part of another name. */
function namedLength(words: readonly string[], index: number, name: readonly string[]): number {
  const rest = words.slice(index, index + name.length);
  const end = rest.findIndex((word) => !name.includes(word));
  const run = end < 0 ? rest : rest.slice(0, end);
  const head = name.at(-1) ?? '';
  const namesLine = run.some((word) => !QUALITIES.has(word)) && (run.includes(head) || LEFT_OFF.has(head));
  if (!namesLine || OTHER_INGREDIENT.has(words[index + run.length] ?? '')) return 0;
  const before = words[index - 1] ?? ',';
  const isFree = MAY_PRECEDE.has(before) || QUALITIES.has(before) || /^(?:\W$|\d)/.test(before);
  return isFree || run.length === name.length ? run.length : 0;
}

/** Returns the lines that a step names. Words that fit several lines equally well name none of them. */
function linesNamedBy(step: string, names: readonly (readonly string[])[]): number[] {
  const words = stepWords(step);
  const found = new Set<number>();
  for (let index = 0; index < words.length;) {
    const lengths = names.map((name) =>
      name.includes(words[index] ?? '') ? namedLength(words, index, name) : 0,
    );
    const longest = Math.max(0, ...lengths);
    const [line = 0, ...others] = [...names.keys()].filter((candidate) => lengths[candidate] === longest);
    if (longest > 0 && others.length === 0) found.add(line);
    index += Math.max(1, longest);
  }
  return [...found];
}

export const linesNamedIn = (text: string, ingredients: readonly string[]): number[] =>
  linesNamedBy(text, ingredients.map(nameWords));

/**
 * Returns for each step the indexes of the lines that it uses. A line is used once: in the first step that
 * names and adds it, or in the step that mixes everything.
 */
export function stepLines(ingredients: readonly string[], instructions: readonly string[]): number[][] {
  const names = ingredients.map(nameWords);
  const steps = instructions.map((step) => {
    const sentences = step.split(/(?<=[.;]) /).filter((sentence) => !/\bempty\b/i.test(sentence));
    const isAddition = ADDS.test(step) && !PREPARES.test(step);
    return { step, lines: linesNamedBy(sentences.join(' '), names), isAddition };
  });
  // `Shake with ice.` names no line. If no step before adds one, it uses all that no other step adds.
  const everything = steps.findIndex(({ step, lines }, index) => {
    const isFirst = steps
      .slice(0, index)
      .every((other) => !other.isAddition || ADDS_NO_LINE.test(other.step));
    return EVERYTHING.test(step) || (MIXES.test(step) && lines.length === 0 && isFirst);
  });
  const unusedLines = new Set(names.keys());
  const linesOfSteps = steps.map(({ step, lines, isAddition }, index) => {
    // After everything was mixed, a name alone adds nothing: `until the pineapple foams`.
    const isLate = everything >= 0 && index > everything && !FINISHES.test(step);
    if (!isAddition || isLate) return [];
    const exception = EVERYTHING.test(step) ? EXCEPTION.exec(step)?.[1] : undefined;
    const exceptions = linesNamedBy(exception ?? '', names);
    return lines.filter((line) => !exceptions.includes(line) && unusedLines.delete(line));
  });
  linesOfSteps[everything]?.push(...unusedLines);
  return linesOfSteps.map((lines) => lines.sort((a, b) => a - b));
}
