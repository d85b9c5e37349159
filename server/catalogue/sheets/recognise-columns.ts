import { foreignField, numberedName, ownField, plainName } from './column-names.ts';
import { SheetError } from './sheet-error.ts';
import { isListField, isSheetField, type SheetField } from './sheet-fields.ts';

/** What became of a column: the field it fills, or null when it is left out. */
export interface SheetColumn {
  column: string;
  field: SheetField | null;
}

/** A cell position that fills a field. Amounts, units and entries of the same number make one line. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  part: 'amount' | 'unit' | 'entry';
  number: number;
}

export interface RecognisedColumns {
  columns: SheetColumn[];
  uses: ColumnUse[];
  /** Header names or the mapping are somebody else's: cells are then read as other people write them. */
  foreign: boolean;
  /** Our own header with ids, as the export writes it: every word counts, also 'NA'. */
  exact: boolean;
}

/** So many of our sixteen names make a sheet ours, even when somebody renamed a few columns. */
const MIN_COLUMNS_OF_OUR_OWN = 12;

/**
 * Finds out which column fills which field.
 * @param header the names in the first row
 * @param mapping column name → field, '' or 'ignore' to leave the column out; it wins over recognition
 * @throws SheetError 400 when the mapping names a field that does not exist
 */
export function recogniseColumns(header: string[], mapping: Record<string, string> = {}): RecognisedColumns {
  const wishes = readMapping(mapping);
  const names = header.map(plainName);
  const wished = header.flatMap((column, index): ColumnUse[] => {
    const field = wishes.get(column);
    if (!field) return [];
    const numbered = isListField(field) ? numberedName(names[index] ?? '') : null;
    return [{ index, field, part: numbered?.part ?? 'entry', number: numbered?.number ?? 0 }];
  });
  let uses = recogniseNames(names, wished, (index) => wishes.has(header[index] ?? ''));

  const own = uses.filter(({ index, field }) => ownField(names[index] ?? '') === field);
  const foreign = own.length < uses.length && own.length < MIN_COLUMNS_OF_OUR_OWN;
  // Numbers in somebody else's id column are not our ids: taking them for ours would overwrite strangers.
  if (foreign && ![...wishes.values()].includes('id')) uses = uses.filter(({ field }) => field !== 'id');

  const byIndex = new Map(uses.map(({ index, field }) => [index, field]));
  return {
    columns: header.flatMap((column, index) =>
      column ? [{ column, field: byIndex.get(index) ?? null }] : [],
    ),
    uses: uses.sort(inLineOrder),
    foreign,
    exact: !foreign && uses.some(({ field }) => field === 'id'),
  };
}

/**
 * Adds to the wished columns those whose names say what they are. Our own name wins over a foreign one for
 * the same field, wherever it stands; the first wins among equals; a numbered series counts as one.
 */
function recogniseNames(
  names: string[],
  wished: ColumnUse[],
  isDecided: (index: number) => boolean,
): ColumnUse[] {
  const uses = [...wished];
  const open = [...names.keys()].filter((index) => names[index] && !isDecided(index));
  const isFree = (field: SheetField) => uses.every((use) => use.field !== field || use.number > 0);
  const isUntouched = (field: SheetField) => uses.every((use) => use.field !== field);
  for (const index of open) {
    const field = ownField(names[index] ?? '');
    if (field && isUntouched(field)) uses.push({ index, field, part: 'entry', number: 0 });
  }
  for (const index of open) {
    const name = names[index] ?? '';
    const numbered = numberedName(name);
    const field = foreignField(name);
    if (numbered && isListField(numbered.field)) {
      if (isFree(numbered.field)) uses.push({ index, ...numbered });
    } else if (field && isUntouched(field)) {
      uses.push({ index, field, part: 'entry', number: 0 });
    }
  }
  return uses;
}

function readMapping(mapping: Record<string, string>): Map<string, SheetField | null> {
  const wishes = new Map<string, SheetField | null>();
  for (const [column, wish] of Object.entries(mapping)) {
    if (wish === '' || wish === 'ignore') {
      wishes.set(column.trim(), null);
    } else if (isSheetField(wish)) {
      wishes.set(column.trim(), wish);
    } else {
      throw new SheetError(
        400,
        `The mapping gives column '${column}' to '${wish}', which is no field of a cocktail.`,
      );
    }
  }
  return wishes;
}

const PART_ORDER = { amount: 0, unit: 1, entry: 2 };

function inLineOrder(one: ColumnUse, other: ColumnUse): number {
  return (
    one.number - other.number || PART_ORDER[one.part] - PART_ORDER[other.part] || one.index - other.index
  );
}
