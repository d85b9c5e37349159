import { isListField, SHEET_FIELDS, type SheetField } from '../sheet-fields.ts';
import { bestAssignment } from './best-assignment.ts';
import { areGroups, filled, isAmountColumn, MOST, shareOf } from './cell-evidence.ts';
import { NAME_SCORES, nameEvidence, numberedName, ownField, partName, plainNames } from './column-names.ts';
import type { ColumnUse, Sample } from './column-use.ts';
import { unitOf } from './ingredient-columns.ts';
import { ingredientPlans, NO_PLAN, type IngredientPlan, type WeighedColumns } from './ingredient-plans.ts';
import { ingredientsBeside, shareRepeated } from './ingredients-beside.ts';
import { readMapping } from './read-mapping.ts';
import { scoreField, type Score, type ScoredSheet } from './score-fields.ts';
import { isSingleEntry } from '../lines/ingredients-reader.ts';

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

/** So many of our sixteen names make a sheet ours, even when a few columns were renamed. */
const MIN_COLUMNS_OF_OUR_OWN = 12;
/** A decision by less than this is a close one. */
const CLOSE_MARGIN = 1.5;
const TEXT_FIELDS = SHEET_FIELDS.filter((field) => field !== 'ingredients');
const NO_CELLS: readonly string[] = [];

/**
 * Finds out which column fills which field: for every column and field a score of what its name and its cells say, for the ingredients
 * one for each way to read them, then the assignment that is best as a whole. What decides by little is doubted.
 * @param header the names in the header row
 * @param mapping column name → field, '' or 'ignore' to leave the column out; it wins, and leaves the other columns as they were
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
  const columns: WeighedColumns = {
    header,
    names,
    evidence: header.map((column, at) => nameEvidence(column, names[at] ?? '')),
    open: [...header.keys()].filter((at) => names[at]),
    sample: sample && !areOurs(names) ? sample : () => NO_CELLS,
    hasHeader,
  };
  const decided = header.map((column) => wishes.get(column));
  const isWished = (at: number): boolean => decided[at] !== undefined;
  const shown = decide(columns, []);
  const found = wishes.size === 0 ? shown : withWishes(columns, shown, decided);
  const own = found.uses.filter(({ index, field }) => ownField(names[index] ?? '') === field);
  const hasId = own.some(({ field }) => field === 'id');
  const foreign = own.length < MIN_COLUMNS_OF_OUR_OWN && (own.length < found.uses.length || !hasId);
  let { uses } = found;
  // Numbers in the id column of another program are not our ids: taking them for ours would overwrite other recipes.
  if (foreign && ![...wishes.values()].includes('id')) uses = uses.filter(({ field }) => field !== 'id');
  let unsure: readonly number[] = [];
  if (foreign && sample) {
    const beside = ingredientsBeside(hasHeader ? header : [], uses, sample, isWished);
    const joined = new Set(beside.uses.map(({ index }) => index));
    uses = [...uses.filter(({ index }) => !joined.has(index)), ...beside.uses];
    unsure = beside.unsure;
  }
  const byIndex = new Map(uses.map(({ index, field }) => [index, field]));
  const told = (at: number): Pick<SheetColumn, 'reason' | 'runnerUp' | 'isGuess'> => {
    const field = byIndex.get(at) ?? null;
    const runnerUp = found.runnerUps.get(at);
    const other = runnerUp !== undefined && runnerUp !== field ? runnerUp : null;
    const isGuess = foreign && field !== null && !isWished(at) && found.guessed.has(at);
    return {
      reason: isWished(at) ? 'Chosen by hand' : reasonOf(columns, at, field, isGuess, uses),
      runnerUp: other,
      ...(isGuess && { isGuess: true as const }),
    };
  };
  return {
    columns: header.flatMap((column, at) =>
      column ? [{ column, field: byIndex.get(at) ?? null, ...told(at) }] : [],
    ),
    uses: uses.sort(inLineOrder),
    foreign,
    exact: !foreign && uses.some(({ field }) => field === 'id'),
    unsure,
    isClose: foreign && wishes.size === 0 && found.isClose,
  };
}

/** Names alone decide in a sheet of ours: a recipe there may be called like a date. */
function areOurs(names: readonly string[]): boolean {
  const known = names.filter((name) => name !== '');
  const own = new Set(known.map(ownField).filter((field) => field !== null));
  return (
    own.size >= MIN_COLUMNS_OF_OUR_OWN || (own.has('id') && known.every((name) => ownField(name) !== null))
  );
}

interface Decision {
  uses: ColumnUse[];
  guessed: ReadonlySet<number>;
  runnerUps: ReadonlyMap<number, SheetField>;
  isClose: boolean;
}

/** A column that was given its field by hand. */
interface Fixed {
  index: number;
  field: SheetField | null;
}

function decide(columns: WeighedColumns, fixed: readonly Fixed[]): Decision {
  const taken = new Set(fixed.map(({ index }) => index));
  const open = columns.open.filter((at) => !taken.has(at));
  const isIngredientsFixed = fixed.some(({ field }) => field === 'ingredients');
  const plans = isIngredientsFixed ? [NO_PLAN] : [NO_PLAN, ...ingredientPlans({ ...columns, open })];
  const weighed = plans
    .map((plan) => weigh(columns, open, plan, fixed))
    .sort((one, other) => other.total - one.total);
  const [best] = weighed;
  if (!best) return { uses: [], guessed: new Set(), runnerUps: new Map(), isClose: false };
  const rival = weighed.find(
    ({ plan }) =>
      plan.score > 0 && entriesOf(plan).some((at) => !best.plan.uses.some(({ index }) => index === at)),
  );
  const rivals = rival
    ? entriesOf(rival.plan).filter((at) => !best.plan.uses.some(({ index }) => index === at))
    : [];
  const isClose =
    rival !== undefined &&
    best.plan.score > 0 &&
    best.total - rival.total < CLOSE_MARGIN &&
    rivals.some((at) => shareRepeated(at, best.plan.uses, columns.sample) < MOST);
  const runnerUps = new Map(best.runnerUps);
  for (const at of rivals) runnerUps.set(at, 'ingredients');
  return { ...best, runnerUps, isClose: isClose || best.isClose };
}

function entriesOf({ uses }: IngredientPlan): number[] {
  return uses.filter(({ part }) => part === 'entry').map(({ index }) => index);
}

/** A plan for the ingredients, and the best that the other columns can be with it. */
function weigh(
  columns: WeighedColumns,
  open: readonly number[],
  plan: IngredientPlan,
  fixed: readonly Fixed[],
): Decision & { plan: IngredientPlan; total: number } {
  const { sample, names, evidence } = columns;
  const used = new Set(plan.uses.map(({ index }) => index));
  const rest = open.filter((at) => !used.has(at));
  const sheet: ScoredSheet = {
    isRowPerIngredient:
      isRowPerIngredient(plan, sample) && columns.open.some((at) => !used.has(at) && areGroups(sample(at))),
    hasHeader: columns.hasHeader,
    hasIngredients: plan.uses.length > 0 || fixed.some(({ field }) => field === 'ingredients'),
  };
  const fields = TEXT_FIELDS.filter(
    (field) => isListField(field) || fixed.every((one) => one.field !== field),
  );
  const scored = fields.map((field) =>
    rest.map((at): Score => {
      const score = scoreField(
        field,
        evidence[at] ?? { field: null, part: null, score: 0 },
        sample(at),
        sheet,
      );
      // The first of equals wins.
      return score.value > 0 ? { ...score, value: score.value - at / 10_000 } : score;
    }),
  );
  const values = scored.map((row) => row.map(({ value }) => value));
  const { columnOf, total } = bestAssignment(values);
  const uses = [...plan.uses];
  const guessed = new Set(plan.isGuess ? [...used] : []);
  for (const use of plan.uses)
    if ((evidence[use.index]?.score ?? 0) < NAME_SCORES.near && numberedName(names[use.index] ?? '') === null)
      guessed.add(use.index);
  const runnerUps = new Map<number, SheetField>();
  let isClose = false;
  for (const [row, place] of columnOf.entries()) {
    const field = fields[row];
    const at = rest[place];
    if (field === undefined || at === undefined) continue;
    uses.push({ index: at, field, part: 'entry', number: numberedName(names[at] ?? '')?.number ?? 0 });
    if (scored[row]?.[place]?.isGuess) guessed.add(at);
    if (field !== 'name') continue;
    const others = values[row]?.map((value, one) => (one === place ? -1 : value)) ?? [];
    const second = Math.max(-1, ...others);
    const without = bestAssignment(values.map((line, one) => (one === row ? others : line)));
    if (
      second > 0 &&
      total - without.total < CLOSE_MARGIN &&
      (values[row]?.[place] ?? 0) < NAME_SCORES.foreign - 1
    )
      isClose = true;
  }
  for (const at of rest) {
    const place = rest.indexOf(at);
    const ranked = fields
      .map((field, row) => ({ field, value: values[row]?.[place] ?? 0 }))
      .filter(({ value, field }) => value > 0 && !uses.some((use) => use.index === at && use.field === field))
      .sort((one, other) => other.value - one.value);
    if (ranked[0]) runnerUps.set(at, ranked[0].field);
  }
  uses.push(...furtherColumns(uses, rest, columns));
  return { plan, total: total + plan.score, uses, guessed, runnerUps, isClose };
}

/** "Garnish, Garnish", "Step 1, Step 2": columns that hold a list together; a lone word for the technique is the only step too. */
function furtherColumns(
  uses: readonly ColumnUse[],
  rest: readonly number[],
  { names, evidence, sample }: WeighedColumns,
): ColumnUse[] {
  const further = rest.flatMap((index): ColumnUse[] => {
    if (uses.some((use) => use.index === index)) return [];
    const numbered = numberedName(names[index] ?? '');
    const field = numbered?.field ?? evidence[index]?.field;
    if (!field || !isListField(field) || field === 'ingredients') return [];
    const first = uses.find((use) => use.field === field);
    if (!first) return numbered ? [{ index, field, part: 'entry', number: numbered.number }] : [];
    if (numbered) return first.number > 0 ? [{ index, field, part: 'entry', number: numbered.number }] : [];
    return names[first.index] === names[index] ? [{ index, field, part: 'entry', number: 0 }] : [];
  });
  const method = uses.find(
    ({ field, index }) => field === 'type' && evidence[index]?.field === 'instructions',
  );
  if (
    method &&
    [...uses, ...further].every(({ field }) => field !== 'instructions') &&
    filled(sample(method.index)).length > 0
  )
    further.push({ ...method, field: 'instructions' });
  return further;
}

function isRowPerIngredient({ uses }: IngredientPlan, sample: Sample): boolean {
  const entries = uses.filter(({ part, number }) => part === 'entry' && number === 0);
  const [entry] = entries;
  return (
    entries.length === 1 &&
    entry !== undefined &&
    uses.every(({ number }) => number === 0) &&
    shareOf(sample(entry.index), isSingleEntry) >= MOST
  );
}

/**
 * What was shown, with what was chosen by hand: a column keeps its field unless another one was given the same by hand. A list is read
 * from every column that it was given.
 */
function withWishes(
  columns: WeighedColumns,
  shown: Decision,
  decided: readonly (SheetField | null | undefined)[],
): Decision {
  const fixed = decided.flatMap((field, index): Fixed[] => (field === undefined ? [] : [{ index, field }]));
  const wished = inPairs(
    fixed.flatMap(({ index, field }) => (field ? [wishedUse(columns, index, field, fixed)] : [])),
  );
  const isDisplaced = ({ field, index }: ColumnUse): boolean => {
    const same = wished.filter((use) => use.field === field);
    if (same.length === 0) return false;
    if (field !== 'ingredients') return !isListField(field) || same.every((use) => use.number === 0);
    const isSeries =
      same.some(({ number }) => number > 0) &&
      shown.uses.some((use) => use.index === index && use.number > 0);
    return (
      !isSeries && columns.sample(index).length > 0 && shareRepeated(index, wished, columns.sample) >= MOST
    );
  };
  const kept = shown.uses.filter((use) => decided[use.index] === undefined && !isDisplaced(use));
  const again = decide(columns, fixed);
  const added = again.uses.filter(
    ({ index, field }) =>
      decided[index] === undefined &&
      kept.every((use) => use.index !== index) &&
      shown.uses.every((use) => use.index !== index) &&
      [...kept, ...wished].every((use) => use.field !== field || (isListField(field) && use.number > 0)),
  );
  return {
    ...again,
    uses: [...wished, ...kept, ...added],
    guessed: new Set([...shown.guessed, ...again.guessed]),
  };
}

/** Several ingredients that were given by hand, each in a column of its own, take the amounts that stand beside them. */
function inPairs(uses: ColumnUse[]): ColumnUse[] {
  const lines = uses.filter(({ field, number }) => field === 'ingredients' && number === 0);
  const entries = lines.filter(({ part }) => part === 'entry').map(({ index }) => index);
  if (entries.length < 2 || entries.length === lines.length) return uses;
  const distance = (one: number, index: number): number => Math.abs((entries[one] ?? 0) - index);
  const nearest = (index: number): number =>
    [...entries.keys()].reduce((best, one) => (distance(one, index) < distance(best, index) ? one : best), 0);
  return uses.map((use) => (lines.includes(use) ? { ...use, number: nearest(use.index) + 1 } : use));
}

function wishedUse(
  { header, names, sample }: WeighedColumns,
  index: number,
  field: SheetField,
  fixed: readonly Fixed[],
): ColumnUse {
  const name = names[index] ?? '';
  const numbered = isListField(field) ? numberedName(name) : null;
  const unit = field === 'ingredients' ? unitOf(header[index] ?? '') : '';
  const others = fixed.filter((one) => one.field === 'ingredients' && one.index !== index);
  const isAmounts =
    field === 'ingredients' &&
    others.some((one) => !isAmountColumn(sample(one.index))) &&
    isAmountColumn(sample(index));
  const part =
    numbered?.part ??
    (field === 'ingredients' ? (partName(name) ?? (isAmounts ? 'amount' : null)) : null) ??
    'entry';
  return { index, field, part, number: numbered?.number ?? 0, ...(unit && { unit }) };
}

function reasonOf(
  { header, names, evidence, sample }: WeighedColumns,
  at: number,
  field: SheetField | null,
  isGuess: boolean,
  uses: readonly ColumnUse[],
): string {
  const told = evidence[at];
  if (field !== null) {
    if (isGuess) return 'Its cells look like this field, whatever its name says';
    if (ownField(names[at] ?? '') === field) return 'It has the name of this field';
    if (told?.field === field || told?.part || numberedName(names[at] ?? ''))
      return 'Its name means this field';
    return 'Its cells say more than its name';
  }
  if (filled(sample(at)).length === 0) return 'It is empty';
  const lists = uses.filter((use) => use.field === 'ingredients');
  if (lists.length > 0 && shareRepeated(at, lists, sample) >= MOST)
    return 'It says once more what the ingredients say';
  const other = uses.find((use) => told?.field !== null && use.field === told?.field);
  return other ? `"${header[other.index] ?? ''}" fits its field better` : 'Nothing says which field it fills';
}

const PART_ORDER = { amount: 0, unit: 1, entry: 2 };

function inLineOrder(one: ColumnUse, other: ColumnUse): number {
  return (
    one.number - other.number || PART_ORDER[one.part] - PART_ORDER[other.part] || one.index - other.index
  );
}
