import { isFigure } from '../columns/column-units.ts';
import { shareOfIngredients } from '../columns/ingredient-matrix.ts';
import { inRuns } from '../in-runs.ts';
import { areNearlyAll, FEW, MOST } from '../shares.ts';
import { isOtherLabel } from '../words/cell-words.ts';
import { fieldOf, nameSeveral } from './card-cells.ts';

const LONGEST_AMOUNT_CHARACTERS = 12;

export type Sureness = 'fields' | 'label' | 'ingredients';

/** Lines of which one names the cocktails, and the others begin with a label. */
export interface Sides {
  lines: readonly string[][];
  labels: readonly string[];
  /** The fields that the labels name. */
  fields: readonly (string | null)[];
  nameAt: number;
  /** What stands beside the names of the cocktails. */
  corner: string;
  cocktails: readonly string[];
}

/** Null where more than one line, or another label than that of a name, stands for the names of the cocktails. */
export function sidesOf(rows: readonly string[][]): Sides | null {
  const lines = joinContinued(rows);
  const labels = lines.map(([label = '']) => label);
  const fields = labels.map(fieldOf);
  const [nameAt = 0, ...others] = [...fields.keys()].filter((at) => fields[at] === 'name');
  const [corner = '', ...cocktails] = lines[nameAt] ?? [];
  const isName = isNameOrAmounts(fields[nameAt] ?? null) && others.length === 0 && !cocktails.some(fieldOf);
  return isName ? { lines, labels, fields, nameAt, corner, cocktails } : null;
}

/** What says that the columns are cocktails: the labels of several fields, that of the ingredients, or the ingredients themselves. */
export function surenessOf(
  { lines, labels, fields, nameAt, cocktails }: Sides,
  named: number,
): Sureness | null {
  if (nameSeveral(fields, named)) return 'fields';
  if (fields[nameAt] === 'ingredients') return 'label';
  const entries = lines.filter((_, at) => at !== nameAt && fields[at] === null && !isSum(labels[at] ?? ''));
  return areIngredients(entries, cocktails) ? 'ingredients' : null;
}

/** Words tell the ingredients from the cocktails, where amounts or marks stand beside them. */
function areIngredients(lines: readonly string[][], cocktails: readonly string[]): boolean {
  const isShort = ([, first = '']: string[]): boolean => first.length <= LONGEST_AMOUNT_CHARACTERS;
  if (!areNearlyAll(lines, isShort)) return false;
  const labels = lines.map(([label = '']) => label);
  const names = cocktails.filter((name) => !isSum(name));
  return shareOfIngredients(labels, names) >= MOST && shareOfIngredients(names, labels) < FEW;
}

/** A row without a label goes on with the one above it. */
function joinContinued(lines: readonly string[][]): string[][] {
  return inRuns(lines, ([label]) => label === '').map((run) => {
    const [widest = []] = run.toSorted((one, other) => other.length - one.length);
    return widest.map((_, at) => run.flatMap((line) => line[at] || []).join('\n'));
  });
}

/** "Total ml" and "Cost / L" stand beside the amounts. */
export function isSum(label: string): boolean {
  return isFigure(label) && isOtherLabel(label.split(/[^\p{L}]/u, 1)[0] ?? '');
}

export function isNameOrAmounts(field: string | null): boolean {
  return field === null || /^(?:name|ingredients|amount)$/.test(field);
}
