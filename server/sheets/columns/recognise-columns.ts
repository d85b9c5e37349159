import { filled, MOST } from '../shares.ts';
import type { SheetField } from '../sheet-fields.ts';
import { assignFields } from './assign-fields.ts';
import { isRepeatedIn } from './cell-evidence.ts';
import { ownField } from './column-words.ts';
import { readMapping, withWishes } from './column-wishes.ts';
import { areOurs, isPartOfExport, MIN_COLUMNS_OF_OUR_OWN } from './exported-columns.ts';
import { amountsLeftOut, ingredientsBeside } from './ingredients-beside.ts';
import {
  type ColumnUse,
  isUnsure,
  isUsedBy,
  type Samples,
  type WeighedColumn,
  weighedColumns,
  type WeighedUse,
} from './weighed-column.ts';
import { mayBeOthers } from './unsure-columns.ts';

/** What became of a column: the field it fills, or null when it is left out. */
export interface SheetColumn {
  column: string;
  field: SheetField | null;
  /** Its cells say what it is, not its name: a person should look at it. */
  isGuess?: true;
  /** Why, in words. */
  reason: string;
  /** The field that it fills next best; null when nothing else speaks for one. */
  runnerUp: SheetField | null;
}

export interface RecognisedColumns {
  columns: SheetColumn[];
  uses: ColumnUse[];
  /** Header names or the mapping differ from ours: cells are then read in other people's ways. */
  foreign: boolean;
  /** Our own header with ids, as the export writes it: every word counts, also 'NA'. */
  exact: boolean;
  /** Columns that may hold ingredients or other amounts, which are left out: a recipe that fills them is doubtful. */
  unsure: readonly number[];
  /** Two columns fit a field (nearly) as well as each other: every recipe is doubtful. */
  isClose: boolean;
}

/**
 * Finds out which column fills which field: for every column and field a score of what its name and its cells say, for the ingredients
 * one for each way to read them, then the assignment that is best as a whole. What decides by little is doubted.
 * @param header the names in the header row
 * @param mapping column name → field, '' or 'ignore' to leave the column out; it wins, and leaves the other columns as they were
 * @param samples the cells of each column; without them, names alone decide
 * @throws SheetError 400 when the mapping names a field that does not exist
 */
export function recogniseColumns(
  header: readonly string[],
  mapping: Record<string, string> = {},
  samples: Samples = [],
  hasHeader = true,
): RecognisedColumns {
  const wishes = readMapping(mapping);
  const byName = weighedColumns(header, []);
  const columns = areOurs(byName) ? byName : weighedColumns(header, samples);
  const fixed = columns.flatMap(({ index, header: column }) => {
    const field = wishes.get(column);
    return field === undefined ? [] : [{ index, field }];
  });
  const isWished = (at: number): boolean => fixed.some(({ index }) => index === at);
  const shown = assignFields(columns, [], hasHeader);
  const found = fixed.length === 0 ? shown : withWishes(columns, shown, fixed, hasHeader);
  const own = found.uses.filter(({ column, field }) => ownField(column.name) === field);
  const isPart = own.length === found.uses.length && isPartOfExport(columns, samples);
  const foreign = own.length < MIN_COLUMNS_OF_OUR_OWN && !isPart;
  let { uses } = found;
  let unsure: readonly number[] = [];
  if (foreign) {
    // Numbers in the id column of another program are not our ids: taking them for ours would overwrite other recipes.
    if (![...wishes.values()].includes('id')) uses = uses.filter(({ field }) => field !== 'id');
    const named = hasHeader ? columns : [];
    const beside = ingredientsBeside(named, uses, isWished);
    const isBeside = isUsedBy(beside.uses);
    uses = [...uses.filter(({ column }) => !isBeside(column)), ...beside.uses];
    unsure = [...beside.unsure, ...amountsLeftOut(named, uses, isWished)];
  }
  return {
    columns: columns.map((column): SheetColumn => {
      const { index, header: name } = column;
      const field = uses.findLast((use) => use.index === index)?.field ?? null;
      const runnerUp = found.runnerUps.get(index) ?? null;
      const isGuess =
        foreign &&
        field !== null &&
        !isWished(index) &&
        isUnsure(column) &&
        !column.numbered &&
        column.told.field !== field;
      return {
        column: name,
        field,
        reason: isWished(index)
          ? 'Chosen by hand'
          : field === null && unsure.includes(index)
            ? 'It may hold ingredients or amounts, but not which of them'
            : reasonOf(column, field, isGuess, uses),
        runnerUp: runnerUp === field ? null : runnerUp,
        ...(isGuess && { isGuess: true as const }),
      };
    }),
    uses: uses.sort(inLineOrder),
    foreign,
    exact: !foreign && uses.some(({ field }) => field === 'id'),
    unsure,
    isClose: foreign && wishes.size === 0 && (found.isClose || mayBeOthers(uses, hasHeader)),
  };
}

function reasonOf(
  { name, told, numbered, cells }: WeighedColumn,
  field: SheetField | null,
  isGuess: boolean,
  uses: readonly WeighedUse[],
): string {
  if (field !== null) {
    if (isGuess) return 'Its cells look like this field, whatever its name says';
    if (ownField(name) === field) return 'It has the name of this field';
    if (told.field === field || told.part || numbered) return 'Its name means this field';
    return 'Its cells say more than its name';
  }
  if (filled(cells).length === 0) return 'It is empty';
  const columnsOf = (other: SheetField | null): WeighedColumn[] =>
    uses.flatMap(({ column, field: filled }) => (filled === other ? column : []));
  const lists = columnsOf('ingredients').map((column) => column.cells);
  const areWords = cells.some((cell) => /\p{L}/u.test(cell));
  if (areWords && lists.length > 0 && isRepeatedIn(cells, lists) >= MOST)
    return 'It says once more what the ingredients say';
  const [other] = columnsOf(told.field);
  return other ? `"${other.header}" fits its field better` : 'Nothing says which field it fills';
}

const PART_ORDER = { amount: 0, unit: 1, entry: 2 };

function inLineOrder(one: ColumnUse, other: ColumnUse): number {
  return (
    one.number - other.number || PART_ORDER[one.part] - PART_ORDER[other.part] || one.index - other.index
  );
}
