import { assignFields } from '../columns/assign-fields.ts';
import { isFigure, unitOf, withoutUnit } from '../columns/column-units.ts';
import { shareOfIngredients } from '../columns/ingredient-matrix.ts';
import { weighedColumns } from '../columns/weighed-column.ts';
import { arePieces } from '../lines/ingredients-reader.ts';
import { isNumber } from '../lines/line-amounts.ts';
import { noteOn, type RowProblem, type SheetRow } from '../read/raw-sheet.ts';
import { MAX_SHEET_COLUMNS } from '../read/sheet-limits.ts';
import { FEW_CELLS, MOST_CELLS, NEARLY_ALL_CELLS } from '../shares.ts';
import { isOtherLabel } from '../words/card-words.ts';
import { fieldOf } from './card-cells.ts';
import { noteLeftOut, type LaidOut, type SheetCells } from './sheet-layout.ts';
import { noteAbove } from './table-layout.ts';

const MIN_LABELS = 3;
/** So many rows may stand above the names of the cocktails. */
const MAX_TITLES = 6;
const LONGEST_AMOUNT_CHARACTERS = 12;
const BY_COLUMN = noteOn(0, 'Each column of the sheet is a recipe; they are counted like rows, from 2 on');

/**
 * Each column is a recipe, and the first one says what stands beside it: fields ("Glass | Coupe | Rocks"), ingredients with the amounts of
 * each cocktail, or both. It is a table, once it is turned, and weighed as one.
 */
export function turnedLayout({ rows, named }: SheetCells): LaidOut | null {
  const lines = linesOf(rows);
  // Titles are not as wide as the names.
  const widths = lines.slice(0, MAX_TITLES).map(([, ...names]) => names.filter(Boolean).length);
  const most = Math.max(...widths);
  const top = widths.indexOf(most);
  const laid = most > 1 ? turnedBelow(lines.slice(top), lines.slice(0, top), named) : null;
  return laid && { ...laid, notes: [...rows.slice(0, top).map(noteAbove), BY_COLUMN, ...laid.notes] };
}

/** The rows from the first column in which one says something; none where they are more than a table has columns, once it is turned. */
function linesOf(rows: readonly SheetRow[]): string[][] {
  if (rows.length > MAX_SHEET_COLUMNS) return [];
  const at = Math.min(...rows.map(({ cells }) => cells.findIndex((cell) => cell.trim() !== '')));
  return rows.map(({ cells }) => cells.slice(at).map((cell) => cell.trim()));
}

function turnedBelow(lines: string[][], above: string[][], named: number): LaidOut | null {
  const taken = joinContinued(lines);
  const labels = taken.map(([label = '']) => label);
  const fields = labels.map(fieldOf);
  const [nameAt = 0, ...others] = [...fields.keys()].filter((at) => fields[at] === 'name');
  const [corner = '', ...cocktails] = taken[nameAt] ?? [];
  const isLabel = fields[nameAt] && !/^(?:name|ingredients|amount)$/.test(fields[nameAt]);
  if (isLabel || others.length > 0 || cocktails.some(fieldOf)) return null;
  const known = new Set(fields.filter((field) => field !== null));
  const areTold = known.size >= MIN_LABELS && known.size > named;
  const areNamed = fields[nameAt] === 'ingredients';
  const entries = [...labels.keys()].filter(
    (at) => at !== nameAt && fields[at] === null && !isSum(labels[at] ?? ''),
  );
  if (
    !areTold &&
    !areNamed &&
    !areIngredients(
      entries.map((at) => taken[at] ?? []),
      cocktails,
    )
  )
    return null;
  const body = cocktails.flatMap((name, at): SheetRow[] =>
    name === '' || isSum(name) ? [] : [{ rowNumber: at + 2, cells: taken.map((line) => line[at + 1] ?? '') }],
  );
  if (body.length < 2) return null;
  const { header, notes } = withUnits(taken, [...above.flat(), corner]);
  header[nameAt] = fields[nameAt] === 'name' ? corner : 'name';
  const columns = weighedColumns(header, (place) => body.map(({ cells }) => cells[place] ?? ''));
  const { uses } = assignFields(columns, [], true);
  const lists = uses.filter(({ field }) => field === 'ingredients');
  const told = [...labels.keys()].filter(
    (at) => at !== nameAt && !isOtherLabel(labels[at] ?? '') && !isSum(labels[at] ?? ''),
  );
  const used = told.filter((at) => uses.some(({ index }) => index === at));
  // Where no word says so, all of them have to be ingredients or fields.
  const least = areTold || areNamed ? MOST_CELLS : 1;
  if (lists.length === 0 || used.length < told.length * least) return null;
  if (!areTold && lists.every(({ ingredient }) => ingredient === undefined)) return null;
  const left = [
    ...(fields[nameAt] === null && corner !== '' ? [corner] : []),
    ...cocktails.flatMap((name, at) =>
      isSum(name) ? [taken.flatMap((line) => line[at + 1] || []).join(' ')] : [],
    ),
  ];
  return {
    header: { rowNumber: 1, cells: header },
    body,
    notes: [...left.map((text) => noteLeftOut(0, text)), ...notes],
  };
}

/** Words tell the ingredients from the cocktails, where amounts or marks stand beside them. */
function areIngredients(lines: readonly string[][], cocktails: readonly string[]): boolean {
  const isShort = ([, first = '']: string[]): boolean => first.length <= LONGEST_AMOUNT_CHARACTERS;
  if (lines.filter(isShort).length < lines.length * NEARLY_ALL_CELLS) return false;
  const labels = lines.map(([label = '']) => label);
  const names = cocktails.filter((name) => !isSum(name));
  return shareOfIngredients(labels, names) >= MOST_CELLS && shareOfIngredients(names, labels) < FEW_CELLS;
}

/** A row without a label goes on with the one above it. */
function joinContinued(lines: readonly string[][]): string[][] {
  const joined: string[][] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (line[0] !== '' || !above) joined.push([...line]);
    else for (const [at, text] of line.entries()) if (text) above[at] = `${above[at] ?? ''}\n${text}`.trim();
  }
  return joined;
}

/** The labels, with the unit that a title or the corner gives the numbers beside them; pieces are counted. */
function withUnits(
  lines: readonly string[][],
  titles: readonly string[],
): { header: string[]; notes: RowProblem[] } {
  const unit = titles.filter(isOfAmounts).map(unitOf).find(Boolean) ?? '';
  const notes: RowProblem[] = [];
  const header = lines.map(([label = '', ...amounts]) => {
    const numbers = amounts.filter(isNumber);
    if (unit === '' || unitOf(label) !== '' || numbers.length === 0 || isSum(label)) return label;
    if (!numbers.every((number) => arePieces(label, number))) return `${label} (${unit})`;
    notes.push(noteOn(0, `"${label}" was taken for pieces, not for ${unit}`));
    return label;
  });
  return { header, notes };
}

/** "Total ml" and "Cost / L" stand beside the amounts. */
function isSum(label: string): boolean {
  return isFigure(label) && isOtherLabel(label.split(/[^\p{L}]/u, 1)[0] ?? '');
}

/** "Glasses in l" names the unit of something else, and "Cost / L" says nothing of the amounts. */
function isOfAmounts(title: string): boolean {
  const field = fieldOf(withoutUnit(title));
  return field === null || /^(?:name|ingredients|amount)$/.test(field);
}
