import { foldLine } from '#openapi/text/fold-text.ts';
import { amountAt, amountMl, type Amount, type FoundAmount } from '../lines/amount.ts';
import { readIngredientLine } from '../lines/ingredient-line.ts';
import { TokenText } from '../lines/token-text.ts';
import type { MixedRecipe } from '../strength.ts';
import { pieceMl } from '../volume.ts';
import WORDS from '../words/serving-words.json' with { type: 'json' };
import DATA from '../words/vessels.json' with { type: 'json' };
import { isForEachGlass, mixedLines } from './jug.ts';
import { scaleInOwnUnit } from './format-served-line.ts';

type Recipe = Omit<MixedRecipe, 'type'>;

const VESSELS = DATA.vessels.map((row) => ({ ...row, pattern: new RegExp(row.pattern, 'i') }));

/** Multiplies the amounts in the steps. More servings than the vessel holds are made in rounds. */
export function scaleSteps(recipe: Recipe, servings: number): string[] {
  const { instructions } = recipe;
  if (servings === 1) return instructions;
  const vessel = VESSELS.find(({ pattern }) => instructions.some((step) => pattern.test(step)));
  const rounds = vessel ? roundsIn(vessel, recipe, servings) : '';
  const mixingAt = instructions.findIndex((step) => rounds !== '' && vessel?.pattern.test(step));
  return instructions.map((step, index) => {
    const served = scaleStep(step, servings);
    return index === mixingAt ? `${served.replace(/[^.!?…]$/, '$&.')} ${rounds}` : served;
  });
}

/** Returns a sentence about the rounds, or '' if the vessel holds all servings. */
function roundsIn(vessel: (typeof VESSELS)[number], recipe: Recipe, servings: number): string {
  const volumes = mixedLines(recipe).map((text) => {
    const line = readIngredientLine(text);
    return (line.amount && amountMl(line.amount)) ?? pieceMl(line) ?? 0;
  });
  const mixedMl = volumes.reduce((sum, ml) => sum + ml, 0);
  const max = Math.max(1, Math.floor(vessel.ml / Math.max(mixedMl, 1)));
  if (servings <= max) return '';
  const size = `${servings % max === 0 ? '' : 'at most '}${max} servings`;
  const way = max === 1 ? 'Make them one by one' : `Work in ${Math.ceil(servings / max)} rounds of ${size}`;
  return `${way}: a ${vessel.name} holds no more.`;
}

/** Multiplies the amounts, but not in a step that is done to each glass. */
function scaleStep(step: string, servings: number): string {
  const line = new TokenText(step);
  let served = '';
  let from = 0;
  for (let index = 0; index < line.length;) {
    const found = amountAt(line, index);
    if (found && isScaled(line, index, found)) {
      served += step.slice(from, line.tokens[index]?.startChar) + scaleAmount(found.amount, servings);
      from = line.tokens[found.end - 1]?.endChar ?? step.length;
    }
    index = found?.end ?? index + 1;
  }
  if (from === 0) return step;
  if (isForEachGlass(foldLine(step)))
    return `For each glass: ${step.charAt(0).toLowerCase()}${step.slice(1)}`;
  return served + step.slice(from);
}

const SCALED_KINDS = new Set(['volume', 'spoonOrCup', 'weight', 'container']);

/** Tells whether an amount is multiplied: `a scoop of ice`, but not the tool `a bar spoon`. */
function isScaled(line: TokenText, index: number, { amount: { unit }, end }: FoundAmount): boolean {
  const isTool = WORDS.tools.includes(unit.name) || !line.isNumber(index);
  return SCALED_KINDS.has(unit.kind) && (line.word(end) === 'of' || !isTool);
}

const SIZE_WORD = new RegExp(String.raw`\b(?:${WORDS.sizes.join('|')}) `);

/** Writes an amount for all servings: `one heaped cup` for eight is `8 heaped cups`. */
function scaleAmount(amount: Amount, servings: number): string {
  const [size = ''] = SIZE_WORD.exec(amount.sourceText) ?? [];
  return scaleInOwnUnit(amount, servings).replace(/ (?=\p{L})/u, ` ${size}`);
}
