import { hasAmount } from '../lines/line-amounts.ts';
import { areMost, areSome } from '../shares.ts';
import { areGroups, isList, isNoName } from './cell-evidence.ts';
import { NAME_SCORES } from './column-names.ts';
import type { IngredientPlan } from './column-use.ts';
import { listPlans } from './ingredient-lists.ts';
import { namedSeries, seriesByCells } from './ingredient-series.ts';
import type { WeighedColumn } from './weighed-column.ts';

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
    .map((plan) => ({ ...plan, score: plan.score + qualityOf(plan, open) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_PLANS);
}

/** What the cells say of a plan: rows with amounts speak for it, the name of a group against it. */
function qualityOf({ uses }: IngredientPlan, open: readonly WeighedColumn[]): number {
  const columns = open.filter(({ index }) => uses.some((use) => use.index === index));
  const rows = (columns[0]?.cells ?? []).map((_cell, row) =>
    columns
      .map(({ cells }) => (cells[row] ?? '').trim())
      .filter((text) => text !== '')
      .join(' '),
  );
  const told = rows.filter((text) => text !== '');
  if (told.length === 0) return 0;
  const measured = told.filter((text) => hasAmount(text) && /\p{L}/u.test(text));
  const entries = uses.filter(({ part, ingredient }) => part === 'entry' && ingredient === undefined);
  const [entry] = entries;
  const only = entries.length === 1 ? columns.find(({ index }) => index === entry?.index) : undefined;
  const isWrong =
    only !== undefined && (areMost(only.cells, isNoName) || (entry?.number === 0 && isGroup(only)));
  return (measured.length / told.length) * AMOUNTS_SCORE + (isWrong ? WRONG : 0);
}

/** True for a column that names what the rows belong to; lists name nothing, and one that is called as ours is what it says. */
function isGroup({ told, cells }: WeighedColumn): boolean {
  const areLists = areMost(cells, isList);
  return told.score !== NAME_SCORES.own && areGroups(cells) && !areSome(cells, hasAmount) && !areLists;
}
