import { sentences } from '#openapi/generated/bodies.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type {
  FailedRow,
  ImportFields,
  RowError,
  RowNote,
  SheetColumn,
  SheetLayout,
  SheetSource,
} from '#openapi/generated/model.ts';
import { boundedDraft, boundedProblem } from './bound-draft.ts';
import { assignColumns } from './columns/assign-columns.ts';
import type { ReadColumn } from './columns/column-use.ts';
import { groupRows } from './recipes/group-rows.ts';
import { plainText } from './recipes/plain-text.ts';
import { rowsToDrafts, type SheetManner } from './recipes/rows-to-drafts.ts';
import { SheetError } from './read/sheet-error.ts';
import { readFile, type Unpack } from './read/read-file.ts';
import { columnNames, namesOf, noteOn, refusalOf, type SheetRow } from './read/sheet-file.ts';
import type { CocktailDraft } from './sheet-fields.ts';
import { turnDrinkColumns } from './table/drink-columns.ts';
import { findTable, type Table } from './table/find-table.ts';
import { FURTHER_COLUMNS, furtherColumnOf } from './write/further-columns.ts';

/** How the request asks for a sheet to be read; in a mapping '' or 'ignore' leaves a column out. */
export type SheetOptions = Pick<
  ImportFields,
  'mapping' | 'defaults' | 'worksheet' | 'encoding' | 'headerRow' | 'layout'
>;

/** What a sheet is, apart from its cocktails. `rowCount` counts the rows that are not blank, bad ones too; rows that make one recipe together count once. */
export interface SheetSummary {
  /** What each column fills, and in how many rows it says something. */
  columns: Required<SheetColumn>[];
  rowCount: number;
  errors: RowError[];
  notes: RowNote[];
  source: SheetSource;
}

/** A sheet that was read. Drafts and rows may be gone through more than once. */
export interface CocktailSheet extends SheetSummary {
  drafts: Iterable<CocktailDraft>;
  /** All rows, those that could not be read too, in the order of the file. */
  rows: Iterable<FailedRow>;
}

const { maxItems: MAX_NOTES } = contract.components.schemas.ImportResults.properties.notes;

/** So many rows tell what a column holds. */
const SAMPLED_ROWS = 200;

/**
 * Reads a whole sheet in this thread. Without a column for the name (or id) there are no cocktails and one error in the header's
 * row.
 * @throws SheetError
 */
export async function readCocktailRows(
  bytes: Uint8Array,
  options: SheetOptions = {},
  unpack?: Unpack,
): Promise<CocktailSheet> {
  const { mapping, layout, defaults } = options;
  const file = await readFile(bytes, options, unpack);
  const mapped = new Set(Object.keys(mapping ?? {}).map((column) => column.trim()));
  const found = findTable(file.rows, options.headerRow, mapped);
  const turned = turnDrinkColumns(found, layout);
  const isTurned = turned !== null && (layout === 'drinkColumns' || (!layout && turned.isSure));
  const table = isTurned ? turned.table : found;
  const header = columnNames(table.header, table.body);
  const { rows, refused } = splitRefused(table, header);
  const cellsOf = (index: number): string[] =>
    rows.slice(0, SAMPLED_ROWS).map(({ cells }) => plainText(cells[index] ?? ''));
  const named = new Set([...header.keys()].filter((at) => !table.header || table.header[at]?.trim()));
  const assigned = assignColumns(header, cellsOf, { mapping, layout, titleUnit: table.unit, named });
  const { columns, isOwnExport, unsure } = assigned;
  const uses = columns.flatMap(({ use }) => use ?? []);
  const { recipes, notes } = groupRows(rows, isOwnExport ? [] : uses, header);
  const layouts: SheetLayout[] = [
    'table',
    ...(turned ? (['drinkColumns'] satisfies SheetLayout[]) : []),
    ...(assigned.canBeMatrix ? (['ingredientColumns'] satisfies SheetLayout[]) : []),
  ];
  if (layout && !layouts.includes(layout))
    throw new SheetError(400, 'The recipes do not stand so in this sheet. Choose another layout.');
  const summary: SheetSummary = {
    columns: countCells(columns, header, rows),
    rowCount: recipes.length + refused.length,
    errors: refused.flatMap(({ rowNumber: row, refusal }) =>
      refusal ? boundedProblem({ row, ...refusal }) : [],
    ),
    notes: [...file.notes, ...table.notes, ...notes, ...notesOnRows(rows), ...notesOnColumns(columns, table)]
      .slice(0, MAX_NOTES - 1)
      .map(boundedProblem),
    source: {
      worksheet: file.worksheet,
      worksheets: file.worksheets,
      encoding: file.encoding,
      headerRow: table.headerRow,
      layout: isTurned ? 'drinkColumns' : assigned.hasMatrix ? 'ingredientColumns' : 'table',
      layouts: layouts.map(layoutChoice),
    },
  };
  if (!uses.some(({ field }) => field === 'name' || field === 'id')) {
    const message = 'No column was recognized as the name of the cocktail. Say which one it is.';
    const missing: RowError = { row: table.headerRow, field: 'name', code: 'required', message };
    return { ...summary, errors: [missing], drafts: [], rows: [] };
  }
  const manner: SheetManner = {
    header,
    uses,
    guessed: columns.flatMap(({ isGuess }, at) => (isGuess ? [at] : [])),
    unsure,
    isOwnExport,
    hasUnitAbove: uses.some(({ unit }) => unit !== '') || (isTurned && table.unit !== ''),
    defaults,
    further: isOwnExport
      ? new Map(
          FURTHER_COLUMNS.map((column) => [
            column,
            header.findIndex((name) => furtherColumnOf(name) === column),
          ]),
        )
      : null,
  };
  return {
    ...summary,
    drafts: {
      *[Symbol.iterator]() {
        for (const draft of rowsToDrafts(recipes, manner)) yield boundedDraft(draft);
      },
    },
    rows: { [Symbol.iterator]: () => valuesOf([...rows, ...refused], header) },
  };
}

function splitRefused({ body, refused }: Table, header: readonly string[]) {
  const read: SheetRow[] = [];
  const left: SheetRow[] = [];
  for (const row of body) {
    const refusal = refusalOf(row, header);
    if (refusal) left.push({ ...row, refusal });
    else read.push(row);
  }
  return { rows: read, refused: [...left, ...refused] };
}

function layoutChoice(layout: SheetLayout): SheetSource['layouts'][number] {
  return { layout, label: sentences[layout] ?? layout };
}

function countCells(
  columns: readonly ReadColumn[],
  header: readonly string[],
  rows: readonly SheetRow[],
): Required<SheetColumn>[] {
  return columns.flatMap(({ column, use, isGuess, reason }, at) =>
    header[at]
      ? [
          {
            column,
            field: use && (use.part === 'amount' || use.part === 'unit') ? use.part : (use?.field ?? null),
            isGuess,
            reason,
            cells: rows.filter(({ cells }) => cells[at]?.trim()).length,
          },
        ]
      : [],
  );
}

function notesOnRows(rows: readonly SheetRow[]): RowNote[] {
  const hidden = rows.filter(({ isHidden }) => isHidden).map(({ rowNumber }) => String(rowNumber));
  return hidden.length === 0
    ? []
    : [noteOn(0, `Rows that are hidden in the workbook were read too: ${namesOf(hidden)}`)];
}

function notesOnColumns(columns: readonly ReadColumn[], { headerRow, unit }: Table): RowNote[] {
  const guesses = columns
    .filter(({ isGuess }) => isGuess)
    .map(({ column, use, reason }) => noteOn(headerRow, `"${column}": ${reason}`, use?.field ?? ''));
  const hasTitleUnit = unit !== '' && columns.some(({ use }) => use?.part === 'matrix');
  return hasTitleUnit
    ? [...guesses, noteOn(0, `A title says the unit of the amounts: ${unit}`, 'ingredients')]
    : guesses;
}

function* valuesOf(all: readonly SheetRow[], header: readonly string[]): Generator<FailedRow> {
  const named = [...header.keys()].filter((index) => header[index]);
  const inOrder = [...all].sort((one, other) => one.rowNumber - other.rowNumber);
  for (const { rowNumber, cells } of inOrder)
    yield { row: rowNumber, values: named.map((index) => cells[index] ?? '') };
}
