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
  /** Some header name or mapping is not our own: cells are then read as other people write them. */
  foreign: boolean;
  /** Our own header with ids, as the export writes it: every word counts, also 'NA'. */
  exact: boolean;
}

/**
 * Finds out which column fills which field.
 * @param header the names in the first row
 * @param mapping column name → field, '' or 'ignore' to leave the column out; it wins over recognition
 * @throws SheetError 400 when the mapping names a field that does not exist
 */
export function recogniseColumns(header: string[], mapping: Record<string, string> = {}): RecognisedColumns {
  const wishes = readMapping(mapping);
  const taken = new Set<SheetField>();
  let uses: ColumnUse[] = [];
  let foreign = false;
  const assign = (index: number, field: SheetField, part: ColumnUse['part'] = 'entry', number = 0) => {
    taken.add(field);
    uses.push({ index, field, part, number });
  };

  const open: { index: number; plain: string }[] = [];
  header.forEach((column, index) => {
    const plain = plainName(column);
    const wish = wishes.get(column);
    if (wish === undefined) {
      if (plain) open.push({ index, plain });
    } else if (wish) {
      const numbered = isListField(wish) ? numberedName(plain) : null;
      assign(index, wish, numbered?.part, numbered?.number);
      foreign ||= ownField(plain) !== wish;
    }
  });
  // Our own name wins over a foreign one for the same field, wherever it stands; the first wins among equals.
  for (const { index, plain } of open) {
    const field = ownField(plain);
    if (field && !taken.has(field)) assign(index, field);
  }
  const before = new Set(taken);
  for (const { index, plain } of open) {
    const numbered = numberedName(plain);
    const field = foreignField(plain);
    if (numbered && isListField(numbered.field) && !before.has(numbered.field)) {
      assign(index, numbered.field, numbered.part, numbered.number);
      foreign = true;
    } else if (field && !taken.has(field)) {
      assign(index, field);
      foreign = true;
    }
  }
  // Numbers in somebody else's id column are not our ids: taking them for ours would overwrite strangers.
  if (foreign && !wishesFor(wishes, 'id')) uses = uses.filter(({ field }) => field !== 'id');
  const byIndex = new Map(uses.map(({ index, field }) => [index, field]));
  return {
    columns: header.flatMap((column, index) =>
      column ? [{ column, field: byIndex.get(index) ?? null }] : [],
    ),
    uses: uses.sort(inLineOrder),
    foreign,
    exact: !foreign && taken.has('id'),
  };
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

function wishesFor(wishes: Map<string, SheetField | null>, field: SheetField): boolean {
  return [...wishes.values()].includes(field);
}

const PART_ORDER = { amount: 0, unit: 1, entry: 2 };

function inLineOrder(one: ColumnUse, other: ColumnUse): number {
  return (
    one.number - other.number || PART_ORDER[one.part] - PART_ORDER[other.part] || one.index - other.index
  );
}
