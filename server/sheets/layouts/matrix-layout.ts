import { isFigure, unitOf, withoutUnit } from '../columns/column-units.ts';
import { matrix, shareOfIngredients } from '../columns/ingredient-matrix.ts';
import { weighedColumns } from '../columns/weighed-column.ts';
import { noteOn, type SheetRow } from '../read/raw-sheet.ts';
import { FEW_CELLS, MOST_CELLS } from '../shares.ts';
import { isOtherLabel } from '../words/card-words.ts';
import { arePieces } from '../lines/ingredients-reader.ts';
import { isNumber } from '../lines/line-amounts.ts';
import { fieldOf } from './card-cells.ts';
import { noteLeftOut, type LaidOut, type SheetCells } from './sheet-layout.ts';
import { noteAbove } from './table-layout.ts';
import { BY_COLUMN, joinContinued, linesToTurn } from './turned-layout.ts';

/** The ingredients stand in the first column and the cocktails above the others, with the amounts where they meet: a table, once it is turned. */
export function matrixLayout({ rows }: SheetCells): LaidOut | null {
  const lines = linesToTurn(rows);
  const top = lines.findIndex(
    ([corner = '', ...names]) =>
      (corner === '' || fieldOf(corner) === 'ingredients') && names.filter(Boolean).length > 1,
  );
  const [names = [], ...below] = top < 0 ? [] : joinContinued(lines.slice(top));
  const all = below.map(([label = '']) => label);
  const taken = below.filter(([label = '']) => label !== '' && !isSum(label));
  const left = [
    ...names.flatMap((name, at) => (isSum(name) ? [[name, ...below.map((cells) => cells[at] ?? '')]] : [])),
    ...below.filter(([label = '']) => isSum(label)),
  ].map((cells) => cells.filter(Boolean));
  // "Cost / L" says nothing of the amounts.
  const titles = [...lines.slice(0, Math.max(top, 0)).flat(), names[0] ?? ''];
  const unit = titles.filter(isOfAmounts).map(unitOf).find(Boolean);
  const counted = taken.flatMap(([label = '', ...amounts]) => {
    const numbers = amounts.filter(isNumber);
    const areAll = numbers.length > 0 && numbers.every((number) => arePieces(label, number));
    return unit && unitOf(label) === '' && areAll ? [label] : [];
  });
  const labels = taken.map(([label = '']) =>
    unit && unitOf(label) === '' && !counted.includes(label) ? `${label} (${unit})` : label,
  );
  const body = names.flatMap((name, at): SheetRow[] =>
    at === 0 || name === '' || isSum(name)
      ? []
      : [{ rowNumber: at + 1, cells: [name, ...taken.map((cells) => cells[at] ?? '')] }],
  );
  const header = ['name', ...labels];
  if (body.length < 2 || body.some(({ cells: [name = ''] }) => fieldOf(name))) return null;
  const columns = weighedColumns(header, (at) => body.map(({ cells }) => cells[at] ?? ''));
  const amounts = matrix(columns).length;
  // Without a name above them, words have to tell the ingredients from the cocktails.
  const areTold = names[0] !== '' || areIngredients(all, names);
  if (amounts === 0 || (names[0] === '' && amounts < labels.length) || !areTold) return null;
  return {
    header: { rowNumber: 1, cells: header },
    body,
    notes: [
      ...rows.slice(0, top).map(noteAbove),
      noteOn(0, BY_COLUMN),
      ...left.map((texts) => noteLeftOut(0, texts.join(' '))),
      ...counted.map((label) => noteOn(0, `"${label}" was taken for pieces, not for ${unit}`)),
    ],
  };
}

/** "Total ml" and "Cost / L" stand beside the amounts. */
function isSum(label: string): boolean {
  return isFigure(label) && isOtherLabel(label.split(/[^\p{L}]/u, 1)[0] ?? '');
}

/** Words tell the ingredients from the cocktails where nothing is written above them. */
function areIngredients(labels: readonly string[], names: readonly string[]): boolean {
  const [own, others] = [labels, names].map((texts) => texts.filter((text) => !isSum(text)));
  return (
    shareOfIngredients(own ?? [], others ?? []) >= MOST_CELLS &&
    shareOfIngredients(others ?? [], own ?? []) < FEW_CELLS
  );
}

/** "Glasses in l" names the unit of something else. */
function isOfAmounts(title: string): boolean {
  const field = fieldOf(withoutUnit(title));
  return field === null || /^(?:name|ingredients|amount)$/.test(field);
}
