import { foldLine } from '#openapi/names/fold-text.ts';
import { amountAt, amountMl, type Amount, type FoundAmount } from '../lines/amount.ts';
import { readIngredientLine } from '../lines/ingredient-line.ts';
import { Line } from '../lines/line.ts';
import type { MixedRecipe } from '../strength.ts';
import { pieceMl } from '../volume.ts';
import { isForEachGlass, mixedLines } from './jug.ts';
import { scaledInOwnUnit } from './scaled-line.ts';

/** A vessel holds so many millilitres beside its ice. */
const VESSELS = [
  { name: 'blender', step: /\bblend/i, ml: 720 },
  { name: 'mixing glass', step: /\bmixing glass|\bstir\b[^.]*\bice\b/i, ml: 300 },
  { name: 'shaker', step: /\bshaken?\b|\bshaker\b/i, ml: 360 },
];

/** Returns the method for several servings. What is measured into a vessel grows, and more than the vessel holds is made in rounds. */
export function servedSteps(recipe: Omit<MixedRecipe, 'type'>, servings: number): string[] {
  const { instructions } = recipe;
  if (servings === 1) return instructions;
  const rounds = roundsOf(recipe, servings);
  return instructions.map((step, index) => {
    const served = servedStep(step, servings);
    return index === rounds?.step ? `${served.replace(/[^.!?…]$/, '$&.')} ${rounds.text}` : served;
  });
}

function roundsOf(
  recipe: Omit<MixedRecipe, 'type'>,
  servings: number,
): { step: number; text: string } | null {
  const { instructions } = recipe;
  const vessel = VESSELS.find((one) => instructions.some((step) => one.step.test(step)));
  if (!vessel) return null;
  const mixedMl = mixedLines(recipe)
    .map(readIngredientLine)
    .reduce((sum, line) => sum + ((line.amount && amountMl(line.amount)) ?? pieceMl(line) ?? 0), 0);
  const most = Math.max(1, Math.floor(vessel.ml / Math.max(mixedMl, 1)));
  if (servings <= most) return null;
  const rounds = Math.ceil(servings / most);
  const size = `${servings % most === 0 ? '' : 'at most '}${most} servings`;
  const way = most === 1 ? 'Make them one by one' : `Work in ${rounds} rounds of ${size}`;
  const text = `${way}: a ${vessel.name} holds no more.`;
  return { step: instructions.findIndex((step) => vessel.step.test(step)), text };
}

/** Multiplies what is measured. What is done to each glass is done as often. */
function servedStep(step: string, servings: number): string {
  const line = new Line(step);
  let served = '';
  let from = 0;
  for (let at = 0; at < line.length;) {
    const found = amountAt(line, at);
    if (found && isMeasure(line, at, found)) {
      served += step.slice(from, line.tokens[at]?.start) + scaledMeasure(found.amount, servings);
      from = line.tokens[found.end - 1]?.end ?? step.length;
    }
    at = found?.end ?? at + 1;
  }
  if (from === 0) return step;
  if (isForEachGlass(foldLine(step)))
    return `For each glass: ${step.charAt(0).toLowerCase()}${step.slice(1)}`;
  return served + step.slice(from);
}

const TOOLS = /^(?:barspoon|shot|jigger|glass|bottle|can|package|packet)$/;
const MEASURED = new Set(['volume', 'measure', 'weight', 'container']);

/** Tells whether a phrase is a measure, such as `a scoop of ice`. `a bar spoon` and `a shot glass` are tools. */
function isMeasure(line: Line, at: number, { amount, end }: FoundAmount): boolean {
  const isTool = TOOLS.test(amount.unit.name) || !line.isNumber(at);
  return MEASURED.has(amount.unit.kind) && (line.word(end) === 'of' || !isTool);
}

/** Writes a measure for all servings: `one heaped cup` for eight is `8 heaped cups`. */
function scaledMeasure(amount: Amount, servings: number): string {
  const [size = ''] = /\b(?:heaped|heaping|level|small|large|generous|scant) /.exec(amount.written) ?? [];
  return scaledInOwnUnit(amount, servings).replace(/ (?=\p{L})/u, ` ${size}`);
}
