import type { ColumnUse, Sample } from './column-use.ts';
import {
  foreignField,
  isShareOfIngredients,
  nearField,
  numberedName,
  ownField,
  partName,
  plainNames,
} from './column-names.ts';
import { ingredientsBeside } from './ingredients-beside.ts';
import { guessColumns, judgeColumns, techniqueAmong } from './judge-columns.ts';
import { listedElsewhere } from './listed-elsewhere.ts';
import { isVersion, repeatedIngredients, takeNameAsIngredient, unitOf } from './ingredient-columns.ts';
import { readMapping } from './read-mapping.ts';
import { isListField, type SheetField } from '../sheet-fields.ts';

/** What became of a column: the field it fills, or null when it is left out. */
export interface SheetColumn {
  column: string;
  field: SheetField | null;
  /** Its cells say what it is, not its name: a person should look at it. */
  isGuess?: true;
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
}

/** So many of our sixteen names make a sheet ours, even when a few columns were renamed. */
const MIN_COLUMNS_OF_OUR_OWN = 12;

/**
 * Finds out which column fills which field.
 * @param header the names in the header row
 * @param mapping column name → field, '' or 'ignore' to leave the column out; it wins over recognition
 * @param sample the cells of a column; without it, names alone decide
 * @throws SheetError 400 when the mapping names a field that does not exist
 */
export function recogniseColumns(
  header: string[],
  mapping: Record<string, string> = {},
  sample?: Sample,
  hasHeader = true,
): RecognisedColumns {
  const wishes = readMapping(mapping);
  const names = plainNames(header);
  const isWished = (index: number): boolean => wishes.has(header[index] ?? '');
  const wished = header.flatMap((column, index): ColumnUse[] => {
    const field = wishes.get(column);
    if (!field) return [];
    const name = names[index] ?? '';
    const numbered = isListField(field) ? numberedName(name) : null;
    const part = field === 'ingredients' ? partName(name) : null;
    return [{ index, field, part: numbered?.part ?? part ?? 'entry', number: numbered?.number ?? 0 }];
  });
  const fields = names.map((name) => ownField(name) ?? foreignField(name));
  const instructions = [...names.keys()].filter((at) => fields[at] === 'instructions' && !isWished(at));
  const technique = sample && !fields.includes('type') ? techniqueAmong(instructions, sample) : undefined;
  if (technique !== undefined) wished.push({ index: technique, field: 'type', part: 'entry', number: 0 });
  const listed = sample ? listedElsewhere(names, fields, wished, sample) : undefined;
  if (listed !== undefined) wished.push({ index: listed, field: 'ingredients', part: 'entry', number: 0 });
  let uses = recogniseNames(
    header,
    names,
    wished,
    (index) => isWished(index) || index === technique || index === listed,
  );

  const own = uses.filter(({ index, field }) => ownField(names[index] ?? '') === field);
  const hasId = own.some(({ field }) => field === 'id');
  const foreign = own.length < MIN_COLUMNS_OF_OUR_OWN && (own.length < uses.length || !hasId);
  // Numbers in the id column of another program are not our ids: taking them for ours would overwrite other recipes.
  if (foreign && ![...wishes.values()].includes('id')) uses = uses.filter(({ field }) => field !== 'id');
  const guessed = new Set<number>();
  let unsure: readonly number[] = [];
  if (foreign && sample) {
    uses = judgeColumns(uses, sample, isWished);
    const used = new Set(uses.map(({ index }) => index));
    const open = [...header.keys()].filter((index) => header[index] && !isWished(index) && !used.has(index));
    for (const guess of guessColumns(open, uses, sample, hasHeader ? header : null)) {
      uses.push(guess);
      guessed.add(guess.index);
    }
    const beside = ingredientsBeside(hasHeader ? header : [], uses, sample, isWished);
    const joined = new Set(beside.uses.map(({ index }) => index));
    uses = [...uses.filter(({ index }) => !joined.has(index)), ...beside.uses];
    unsure = beside.unsure;
  }
  const byIndex = new Map(uses.map(({ index, field }) => [index, field]));
  return {
    columns: header.flatMap((column, index) =>
      column
        ? [
            {
              column,
              field: byIndex.get(index) ?? null,
              ...(guessed.has(index) && { isGuess: true as const }),
            },
          ]
        : [],
    ),
    uses: uses.sort(inLineOrder),
    foreign,
    exact: !foreign && uses.some(({ field }) => field === 'id'),
    unsure,
  };
}

/**
 * Adds to the wished columns those whose names say what they are. Our own name wins over a foreign one for
 * the same field, wherever it stands; the first wins among equals; a numbered series counts as one, and so does one that repeats its
 * names without numbers. Names that are only near to a known one come last.
 */
function recogniseNames(
  header: string[],
  names: string[],
  wished: ColumnUse[],
  isDecided: (index: number) => boolean,
): ColumnUse[] {
  const uses = [...wished];
  const open = [...names.keys()].filter((index) => names[index] && !isDecided(index));
  const isFree = (field: SheetField) => uses.every((use) => use.field !== field || use.number > 0);
  const isUntouched = (field: SheetField) => uses.every((use) => use.field !== field);
  /** "Garnish, Garnish" and "Tag, Tag" hold a list together. */
  const goesOn = (field: SheetField, index: number): boolean =>
    isListField(field) &&
    field !== 'ingredients' &&
    uses.every((use) => use.index !== index) &&
    uses.some((use) => use.field === field && use.number === 0 && names[use.index] === names[index]);
  const repeated = repeatedIngredients(
    names,
    open.filter((index) => !isVersion(header, names, index)),
  );
  for (const index of open) {
    const field = ownField(names[index] ?? '');
    if (field && isUntouched(field) && !repeated.has(index))
      uses.push({ index, field, part: 'entry', number: 0 });
  }
  const parts: ColumnUse[] = [];
  for (const index of open) {
    const name = names[index] ?? '';
    const numbered = repeated.get(index) ?? numberedName(name);
    const field = foreignField(name) ?? ownField(name);
    const part = partName(name);
    const unit = unitOf(header[index] ?? '');
    if (numbered && isListField(numbered.field)) {
      if (isFree(numbered.field)) uses.push({ index, ...numbered, ...(unit && { unit }) });
    } else if (part) {
      parts.push({ index, field: 'ingredients', part, number: 0, ...(unit && { unit }) });
    } else if (field && (isUntouched(field) || goesOn(field, index))) {
      uses.push({ index, field, part: 'entry', number: 0 });
    }
  }
  for (const index of open) {
    if (uses.some((use) => use.index === index)) continue;
    const near = nearField(header[index] ?? '');
    const unit = unitOf(header[index] ?? '');
    if (near === 'amount' || near === 'unit') {
      if (parts.every((use) => use.index !== index))
        parts.push({ index, field: 'ingredients', part: near, number: 0, ...(unit && { unit }) });
    } else if (near && isUntouched(near)) uses.push({ index, field: near, part: 'entry', number: 0 });
  }
  for (const index of open) {
    const isFreeColumn = uses.every((use) => use.index !== index);
    if (isFreeColumn && isShareOfIngredients(header[index] ?? ''))
      uses.push({ index, field: 'ingredients', part: 'entry', number: 0 });
  }
  takeNameAsIngredient(uses, parts, header.length, (index) => {
    const name = names[index] ?? '';
    return !isDecided(index) && (ownField(name) ?? foreignField(name)) === 'name';
  });
  // Amounts mean something only beside a column of ingredients.
  const hasList = uses.some(({ field, number }) => field === 'ingredients' && number === 0);
  const seen = new Set<string>();
  const firstParts = parts.filter(({ part }) => !seen.has(part) && seen.add(part));
  return hasList ? [...uses, ...firstParts] : uses;
}

const PART_ORDER = { amount: 0, unit: 1, entry: 2 };

function inLineOrder(one: ColumnUse, other: ColumnUse): number {
  return (
    one.number - other.number || PART_ORDER[one.part] - PART_ORDER[other.part] || one.index - other.index
  );
}
