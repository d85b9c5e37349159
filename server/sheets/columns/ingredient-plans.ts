import { hasAmount } from '../lines/line-amounts.ts';
import { areMost, areSome } from '../shares.ts';
import { areGroups, isList, isNoName } from './cell-evidence.ts';
import { NAME_SCORES } from './column-names.ts';
import { listPlans } from './ingredient-lists.ts';
import { namedSeries, seriesByCells } from './ingredient-series.ts';
import type { IngredientPlan, WeighedColumn } from './weighed-column.ts';

/** What a plan gains when each row of it has amounts. */
const AMOUNTS_SCORE = 9;
const WRONG = -20;
/** Each way costs time, and a sheet has a few that fit. */
const MAX_PLANS = 12;

/** All ways in which the ingredients of a sheet may be read, the best first. */
export function ingredientPlans(open: readonly WeighedColumn[], hasHeader: boolean): IngredientPlan[] {
  const named = [...listPlans(open), ...namedSeries(open)];
  const isNamed = named.some(({ score }) => score > NAME_SCORES.near - 1);
  return [...named, ...seriesByCells(open, isNamed, hasHeader)]
    .map((plan) => ({ ...plan, score: plan.score + qualityOf(plan) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_PLANS);
}

/** What the cells say of a plan: rows with amounts speak for it, the name of a group against it. */
function qualityOf({ uses }: IngredientPlan): number {
  const columns = [...new Set(uses.map(({ column }) => column))].sort(
    (one, other) => one.index - other.index,
  );
  const rows = (columns[0]?.cells ?? []).map((_, row) =>
    columns.flatMap(({ cells }) => cells[row]?.trim() || []).join(' '),
  );
  const told = rows.filter((text) => text !== '');
  if (told.length === 0) return 0;
  const measured = told.filter((text) => hasAmount(text) && /\p{L}/u.test(text));
  const [entry, ...others] = uses.filter(
    ({ part, ingredient }) => part === 'entry' && ingredient === undefined,
  );
  const isWrong =
    entry !== undefined &&
    others.length === 0 &&
    (areMost(entry.column.cells, isNoName) || (entry.number === 0 && isGroup(entry.column)));
  return (measured.length / told.length) * AMOUNTS_SCORE + (isWrong ? WRONG : 0);
}

/** True for a column that names what the rows belong to; lists name nothing, and one that is called as ours is what it says. */
function isGroup({ told, cells }: WeighedColumn): boolean {
  const areLists = areMost(cells, isList);
  return told.score !== NAME_SCORES.own && areGroups(cells) && !areSome(cells, hasAmount) && !areLists;
}
