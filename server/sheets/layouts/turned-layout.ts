import { isUnit } from '../columns/cell-evidence.ts';
import { assignFields } from '../columns/assign-fields.ts';
import { unitInTitles } from '../columns/column-units.ts';
import { shareOfIngredients } from '../columns/ingredient-matrix.ts';
import { weighedColumns } from '../columns/weighed-column.ts';
import { inRuns } from '../in-runs.ts';
import { joinUnit } from '../lines/join-measure.ts';
import { isNumber } from '../lines/line-amounts.ts';
import { noteOn, type SheetRow } from '../read/raw-sheet.ts';
import { MAX_SHEET_COLUMNS } from '../read/sheet-limits.ts';
import { areNearlyAll, FEW, MOST } from '../shares.ts';
import { isFigure, isOtherLabel } from '../words/cell-words.ts';
import { fieldOf, nameSeveral } from './card-cells.ts';
import { type LaidOut, noteLeftOut, type SheetCells } from './sheet-layout.ts';
import { noteAbove } from './table-layout.ts';

const LONGEST_AMOUNT_CHARACTERS = 12;
/** So many rows may stand above the names of the cocktails. */
const MAX_TITLES = 6;
const BY_COLUMN = noteOn(0, 'Each column of the sheet is a recipe; they are counted like rows, from 2 on');

/**
 * Each column is a recipe, and the first one says what stands beside it: fields ("Glass | Coupe | Rocks"), ingredients with the amounts of
 * each cocktail, or both. It is a table, once it is turned, and weighed as one.
 */
export function turnedLayout({ rows, named }: SheetCells): LaidOut | null {
  const lines = linesToTurn(rows);
  // Titles are not as wide as the names.
  const widths = lines.slice(0, MAX_TITLES).map(([, ...names]) => names.filter(Boolean).length);
  const most = Math.max(...widths);
  const top = widths.indexOf(most);
  const laid = most > 1 ? turnedBelow(lines.slice(top), lines.slice(0, top), named) : null;
  return laid && { ...laid, notes: [...rows.slice(0, top).map(noteAbove), BY_COLUMN, ...laid.notes] };
}

/** The rows from the first column in which one says something; none where they are more than a table has columns, once it is turned. */
function linesToTurn(rows: readonly SheetRow[]): string[][] {
  if (rows.length > MAX_SHEET_COLUMNS) return [];
  const at = Math.min(...rows.map(({ cells }) => cells.findIndex((cell) => cell.trim() !== '')));
  return joinUnits(rows.map(({ cells }) => cells.slice(at).map((cell) => cell.trim())));
}

/** A unit between an ingredient and its amounts ("Gin | oz | 1.5 | 2") belongs to each of them. */
function joinUnits(lines: string[][]): string[][] {
  const units = lines.flatMap(([, unit = '', ...amounts]) => (amounts.some(isNumber) ? unit : []));
  if (units.length < 2 || units.some(isNumber) || !areNearlyAll(units, isUnit)) return lines;
  return lines.map(([label = '', unit = '', ...amounts]) => [
    label,
    ...amounts.map((amount) => (isNumber(amount) && unit !== label ? joinUnit(amount, unit) : amount)),
  ]);
}

function turnedBelow(lines: string[][], above: string[][], named: number): LaidOut | null {
  const sides = sidesOf(lines);
  const sure = sides && surenessOf(sides, named);
  if (!sure) return null;
  const { nameAt, fields, corner } = sides;
  const body = recipesOf(sides);
  if (body.length < 2) return null;
  const header = [...sides.labels];
  header[nameAt] = fields[nameAt] === 'name' ? corner : 'name';
  if (!areRead(sides, header, body, sure)) return null;
  return {
    header: { rowNumber: 1, cells: header },
    body,
    notes: leftOutOf(sides).map((text) => noteLeftOut(0, text)),
    unit: unitInTitles([...above.flat(), corner]),
  };
}

function recipesOf({ lines, cocktails }: Sides): SheetRow[] {
  return cocktails.flatMap((name, at) =>
    name === '' || isSum(name) ? [] : [{ rowNumber: at + 2, cells: lines.map((line) => line[at + 1] ?? '') }],
  );
}

/** True where the table has lists of ingredients, and a use for most of its columns; for all of them where no label says so. */
function areRead(
  { labels, nameAt }: Sides,
  header: string[],
  body: readonly SheetRow[],
  sure: Sureness,
): boolean {
  const columns = weighedColumns(
    header,
    header.map((_, place) => body.map(({ cells }) => cells[place] ?? '')),
  );
  const { uses } = assignFields(columns, [], true);
  const told = [...labels.keys()].filter(
    (at) => at !== nameAt && !isOtherLabel(labels[at] ?? '') && !isSum(labels[at] ?? ''),
  );
  const used = told.filter((at) => uses.some(({ index }) => index === at));
  if (used.length < told.length * (sure === 'ingredients' ? 1 : MOST)) return false;
  return uses.some(
    ({ field, ingredient }) => field === 'ingredients' && (sure === 'fields' || ingredient !== undefined),
  );
}

function leftOutOf({ lines, fields, nameAt, corner, cocktails }: Sides): string[] {
  const sums = cocktails.flatMap((name, at) =>
    isSum(name) ? [lines.flatMap((line) => line[at + 1] || []).join(' ')] : [],
  );
  return fields[nameAt] === null && corner !== '' ? [corner, ...sums] : sums;
}

type Sureness = 'fields' | 'label' | 'ingredients';

/** Lines of which one names the cocktails, and the others begin with a label. */
interface Sides {
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
function sidesOf(rows: readonly string[][]): Sides | null {
  const lines = joinContinued(rows);
  const labels = lines.map(([label = '']) => label);
  const fields = labels.map(fieldOf);
  const [nameAt = 0, ...others] = [...fields.keys()].filter((at) => fields[at] === 'name');
  const [corner = '', ...cocktails] = lines[nameAt] ?? [];
  const isName = isNameOrAmounts(fields[nameAt] ?? null) && others.length === 0 && !cocktails.some(fieldOf);
  return isName ? { lines, labels, fields, nameAt, corner, cocktails } : null;
}

/** What says that the columns are cocktails: the labels of several fields, that of the ingredients, or the ingredients themselves. */
function surenessOf({ lines, labels, fields, nameAt, cocktails }: Sides, named: number): Sureness | null {
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
function isSum(label: string): boolean {
  return isFigure(label) && isOtherLabel(label.split(/[^\p{L}]/u, 1)[0] ?? '');
}

function isNameOrAmounts(field: string | null): boolean {
  return field === null || /^(?:name|ingredients|amount)$/.test(field);
}
