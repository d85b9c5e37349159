import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readIngredientLine, type IngredientLine, type LinePart } from './ingredient-line.ts';
import { tokensOf } from './tokens.ts';

const CORPUS = new URL('../../../server/tests/corpora/ingredient-lines/', import.meta.url);

interface KnownLine {
  language: string;
  line: string;
  means: string;
}

const LINES: KnownLine[] = readdirSync(CORPUS).flatMap((file) =>
  readFileSync(new URL(file, CORPUS), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((entry) => {
      const index = entry.lastIndexOf(' = ');
      return {
        language: file.replace('.txt', ''),
        line: entry.slice(0, index),
        means: entry.slice(index + 3),
      };
    }),
);

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

function partWords({ amount, purpose, fruitPart, ingredient }: LinePart): string {
  if (!amount) return `${purpose === 'top' ? 'top' : '-'} ${ingredient}`;
  const number =
    amount.low === amount.high ? rounded(amount.low) : `${rounded(amount.low)}-${rounded(amount.high)}`;
  const size =
    amount.unit.kind === 'container' && amount.sizeMl !== null ? `(${rounded(amount.sizeMl)})` : '';
  return `${number} ${amount.unit.name || 'x'}${size} ${fruitPart ? `${fruitPart}: ` : ''}${ingredient}`;
}

/** Returns what a line was read as, in the words of the corpus. */
function meaningOf(line: IngredientLine): string {
  if (line.isUnparsed) return '?';
  return [line, ...line.joinedParts.map(({ part }) => part)]
    .map(partWords)
    .reduce((words, next, index) => `${words} ${line.joinedParts[index - 1]?.isOr ? 'or' : '++'} ${next}`);
}

describe('a line of a recipe, in twelve languages', () => {
  const read = LINES.map((known) => ({ ...known, told: meaningOf(readIngredientLine(known.line)) }));
  const wrong = read.filter(({ told, means }) => told !== means && told !== '?');
  const unparsed = read.filter(({ told, means }) => told === '?' && means !== '?');

  it('is never read as something else', () => {
    expect(wrong.map(({ line, means, told }) => `${line} = ${means}, read as ${told}`)).toEqual([]);
  });

  it.each(['1 x', 'A x', 'Aⓧ', 'gin, 1 ×'])('stays as written where it ends with a sign: %s', (line) => {
    expect(readIngredientLine(line)).toMatchObject({ isUnparsed: true, ingredient: line });
  });

  it('may have a word that every object of JavaScript has', () => {
    expect(tokensOf('constructor T').map(({ word }) => word)).toEqual(['constructor', 'tbsp']);
  });

  it('keeps the number before the juice of a fruit', () => {
    expect(readIngredientLine('2 juice of a lime').amount).toMatchObject({ low: 2 });
  });

  it('is read in at least 93 of 100 cases', () => {
    const right = read.length - wrong.length - unparsed.length;
    expect(right / read.length).toBeGreaterThanOrEqual(0.93);
  });
});
