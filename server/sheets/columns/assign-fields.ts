import { isSingleEntry } from '../lines/ingredients-reader.ts';
import { areMost, filled, MOST } from '../shares.ts';
import { isListField, SHEET_FIELDS, type SheetField } from '../sheet-fields.ts';
import { bestAssignment } from './best-assignment.ts';
import { areGroups, areNames, isMeasuredList, isRepeatedIn } from './cell-evidence.ts';
import { isShareOfIngredients, NAME_SCORES } from './column-names.ts';
import { ingredientPlans } from './ingredient-plans.ts';
import { type ScoredSheet, scoreField } from './score-fields.ts';
import {
  columnUse,
  type IngredientPlan,
  isUsedBy,
  NO_PLAN,
  type WeighedColumn,
  type WeighedUse,
} from './weighed-column.ts';

/** Which column fills which field, and what speaks against it. */
export interface Decision {
  uses: WeighedUse[];
  /** The field that a column fills next best. */
  runnerUps: ReadonlyMap<number, SheetField>;
  /** Another reading is (nearly) as good. */
  isClose: boolean;
}

/** A column that was given its field by hand. */
export interface Fixed {
  index: number;
  field: SheetField | null;
}

interface Weighed extends Decision {
  plan: IngredientPlan;
  total: number;
}

/** A decision by less than this is a close one. */
const CLOSE_MARGIN = 1.5;
const TEXT_FIELDS = SHEET_FIELDS.filter((field) => field !== 'ingredients');

/** The way to read the ingredients and the fields of the other columns that are best together. */
export function assignFields(
  columns: readonly WeighedColumn[],
  fixed: readonly Fixed[],
  hasHeader: boolean,
): Decision {
  const open = columns.filter(({ index, name }) => name !== '' && fixed.every((one) => one.index !== index));
  const plans = fixed.some(({ field }) => field === 'ingredients') ? [] : ingredientPlans(open, hasHeader);
  const weighed = [NO_PLAN, ...plans]
    .map((plan) => weigh(columns, open, plan, fixed, hasHeader))
    .sort((one, other) => other.total - one.total);
  const [best] = weighed;
  if (!best) return { uses: [], runnerUps: new Map(), isClose: false };
  const isTaken = isUsedBy(best.plan.uses);
  const othersOf = ({ plan }: Weighed): WeighedColumn[] =>
    plan.uses.flatMap(({ part, column }) => (part === 'entry' && !isTaken(column) ? column : []));
  const rival = weighed.find((one) => one.plan.score > 0 && othersOf(one).length > 0);
  const rivals = rival ? othersOf(rival) : [];
  const lists = columns.filter(isTaken).map(({ cells }) => cells);
  const isClose =
    rival !== undefined &&
    best.plan.score > 0 &&
    best.total - rival.total < CLOSE_MARGIN &&
    rivals.some(({ header, cells }) => !isShareOfIngredients(header) && isRepeatedIn(cells, lists) < MOST);
  const runnerUps = new Map([
    ...best.runnerUps,
    ...rivals.map(({ index }): [number, SheetField] => [index, 'ingredients']),
  ]);
  return { ...best, runnerUps, isClose: isClose || best.isClose };
}

/** A plan for the ingredients, and the best that the other columns can be with it. */
function weigh(
  columns: readonly WeighedColumn[],
  open: readonly WeighedColumn[],
  plan: IngredientPlan,
  fixed: readonly Fixed[],
  hasHeader: boolean,
): Weighed {
  const isUsed = isUsedBy(plan.uses);
  const series = stepSeries(open.filter((column) => !isUsed(column)));
  const isInSeries = isUsedBy(series);
  const rest = open.filter((column) => !isUsed(column) && !isInSeries(column));
  const sheet: ScoredSheet = {
    isRowPerIngredient:
      isRowPerIngredient(plan, columns) &&
      columns.some((column) => !isUsed(column) && areGroups(column.cells)),
    hasHeader,
    hasIngredients: plan.uses.length > 0 || fixed.some(({ field }) => field === 'ingredients'),
  };
  const fields = TEXT_FIELDS.filter(
    (field) =>
      series.every((use) => use.field !== field) &&
      (isListField(field) || fixed.every((one) => one.field !== field)),
  );
  // The first of equals wins.
  const values = fields.map((field) =>
    rest.map(({ told, cells, index }) => scoreField(field, told, cells, sheet) - index / 10_000),
  );
  const { columnOf, total } = bestAssignment(values);
  const uses = [...plan.uses, ...series];
  const runnerUps = new Map<number, SheetField>();
  for (const [place, column] of rest.entries()) {
    const row = columnOf.indexOf(place);
    const field = fields[row];
    if (field) uses.push(columnUse(column, field));
    const ranked = fields
      .map((other, at) => ({ other, value: values[at]?.[place] ?? 0 }))
      .filter(({ other, value }) => value > 0 && other !== field)
      .sort((one, other) => other.value - one.value);
    if (ranked[0]) runnerUps.set(column.index, ranked[0].other);
  }
  return {
    plan,
    total: total + plan.score,
    uses: [...uses, ...furtherColumns(uses, rest)],
    runnerUps,
    isClose:
      isNameClose(rest, fields.indexOf('name'), values, columnOf, total) ||
      areStepsClose(values[fields.indexOf('instructions')] ?? [], columnOf),
  };
}

/** Whether another column would be (nearly) as good a name, and says something else. */
function isNameClose(
  columns: readonly WeighedColumn[],
  row: number,
  values: readonly (readonly number[])[],
  columnOf: readonly number[],
  total: number,
): boolean {
  const place = columnOf[row] ?? -1;
  if (place < 0) return false;
  const names = columns[place]?.cells ?? [];
  const isSame = (one: number): boolean => isRepeatedIn(columns[one]?.cells ?? [], [names]) === 1;
  const others = values[row]?.map((value, one) => (one === place || isSame(one) ? -1 : value)) ?? [];
  const second = Math.max(...others);
  // "Name" may be that of a person where another column is called "Cocktail".
  if (second > NAME_SCORES.near && (values[row]?.[place] ?? 0) <= NAME_SCORES.own) return true;
  const without = bestAssignment(values.map((line, one) => (one === row ? others : line)));
  return second > 0 && total - without.total < CLOSE_MARGIN;
}

/** Whether a column that fills nothing says by its cells as well as the one that was taken how the drink is made. */
function areStepsClose(values: readonly number[], columnOf: readonly number[]): boolean {
  const taken = Math.max(...values.filter((_, place) => columnOf.includes(place)), 0);
  return (
    taken < NAME_SCORES.near &&
    values.some((value, place) => value > Math.max(taken - 0.1, 1) && !columnOf.includes(place))
  );
}

/** "Step 1, Step 2": columns that hold a list together. */
function stepSeries(open: readonly WeighedColumn[]): WeighedUse[] {
  return open.flatMap((column) => {
    const { field, number } = column.numbered ?? {};
    return field && isListField(field) && field !== 'ingredients' ? columnUse(column, field, number) : [];
  });
}

/** "Garnish, Garnish" is one list; what a method or a technique says is the only step too, where there is no other. */
function furtherColumns(uses: readonly WeighedUse[], rest: readonly WeighedColumn[]): WeighedUse[] {
  const isUsed = isUsedBy(uses);
  const further = rest.flatMap((column): WeighedUse[] => {
    const { field } = column.told;
    if (!field || !isListField(field) || field === 'ingredients' || isUsed(column)) return [];
    const first = uses.find((use) => use.field === field && rest.includes(use.column));
    return first?.column.name === column.name ? [columnUse(column, field)] : [];
  });
  const method = uses.find(
    ({ field, column: { told, cells } }) =>
      field === 'type' &&
      filled(cells).length > 0 &&
      (told.field === 'instructions' || told.score < NAME_SCORES.own),
  );
  const hasSteps = [...uses, ...further].some(({ field }) => field === 'instructions');
  return method && !hasSteps ? [...further, columnUse(method.column, 'instructions')] : further;
}

function isRowPerIngredient({ uses }: IngredientPlan, columns: readonly WeighedColumn[]): boolean {
  const [entry, ...others] = uses.filter(({ part }) => part === 'entry');
  // Names that stand first, another in each row, are those of recipes, where no other column is called so.
  const [first] = columns;
  const isCalledSo = columns.some((one) => one !== first && one.told.field === 'name');
  const haveNames = first !== undefined && first !== entry?.column && !isCalledSo && areNames(first.cells, 1);
  return (
    entry !== undefined &&
    !(haveNames && filled(first.cells).length === first.cells.length) &&
    others.length === 0 &&
    uses.every(({ number }) => number === 0) &&
    areMost(entry.column.cells, isSingleEntry) &&
    columns.every(({ cells }) => !areMost(cells, isMeasuredList))
  );
}
