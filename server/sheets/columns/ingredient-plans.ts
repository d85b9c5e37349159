import { hasAmount } from '../lines/line-amounts.ts';
import { isSingleEntry } from '../lines/ingredients-reader.ts';
import {
  areCounted,
  areIngredients,
  areSentences,
  areShortWords,
  areGroups,
  countEntries,
  FEW,
  filled,
  isAmountColumn,
  isMeasuredLine,
  isMeasuredList,
  MOST,
  shareOf,
  shareOfRuns,
  shareWithAmount,
  shareOfAmounts,
  shareOfLines,
  shareOfLists,
  shareOfNoNames,
} from './cell-evidence.ts';
import {
  isShareOfIngredients,
  NAME_SCORES,
  numberedName,
  ownField,
  type NameEvidence,
} from './column-names.ts';
import type { ColumnUse, Sample } from './column-use.ts';
import { columnsOfLines, columnsPerIngredient, columnsWithAmounts, isFigure } from './guess-ingredients.ts';
import { isVersion, repeatedIngredients, unitOf } from './ingredient-columns.ts';

/** One way to read the ingredients of a sheet: its columns, and how well they fit. */
export interface IngredientPlan {
  uses: ColumnUse[];
  score: number;
  /** Its columns are known by their cells alone. */
  isGuess: boolean;
}

/** The columns of a sheet as they are weighed. */
export interface WeighedColumns {
  header: readonly string[];
  names: string[];
  evidence: readonly NameEvidence[];
  /** Columns that may be read as ingredients. */
  open: readonly number[];
  sample: Sample;
  hasHeader: boolean;
}

export const NO_PLAN: IngredientPlan = { uses: [], score: 0, isGuess: false };

const SCORES = { series: 8.5, pairs: 6, nameBehind: 6, lines: 3, matrix: 2, cells: 2 } as const;
/** What a plan gains when each row of it has amounts. */
const AMOUNTS_SCORE = 9;
const WRONG = -20;

/** Each way costs time, and a sheet has a few that fit. */
const MAX_PLANS = 12;
/** Columns whose names say nothing are many in a hostile sheet: so many are looked at. */
const MAX_LOOKED_AT = 40;

/** All ways in which the ingredients of a sheet may be read. */
export function ingredientPlans(columns: WeighedColumns): IngredientPlan[] {
  const { evidence, open } = columns;
  const series = seriesPlans(columns);
  const lists = listPlans(columns);
  const isNamed = [...lists, ...series].some(({ isGuess }) => !isGuess);
  const plans = [...lists, ...series];
  if (!isNamed) plans.push(...plansByCells(columns));
  plans.push(
    ...plansByPlace(
      columns,
      open.filter((at) => (evidence[at]?.score ?? 0) < NAME_SCORES.near).slice(0, MAX_LOOKED_AT),
    ),
  );
  return plans
    .map((plan) => ({ ...plan, score: plan.score + qualityOf(plan, columns) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_PLANS);
}

function plan(uses: ColumnUse[], score: number, isGuess = false): IngredientPlan {
  return { uses, score, isGuess };
}

function entryUse(index: number, number = 0): ColumnUse {
  return { index, field: 'ingredients', part: 'entry', number };
}

function partUse(columns: WeighedColumns, index: number, part: 'amount' | 'unit', number = 0): ColumnUse {
  const unit = unitOf(columns.header[index] ?? '');
  return { index, field: 'ingredients', part, number, ...(unit && { unit }) };
}

/** One column of lists or of lines, with the columns of amounts and units beside it. */
function listPlans(columns: WeighedColumns): IngredientPlan[] {
  const { header, names, evidence, open, sample } = columns;
  const named = open.filter(
    (at) => evidence[at]?.field === 'ingredients' && numberedName(names[at] ?? '') === null,
  );
  const guessed = open.filter((at) => {
    const cells = sample(at);
    if (named.includes(at) || evidence[at]?.part || isFigure(header[at] ?? '')) return false;
    if ((evidence[at]?.score ?? 0) < NAME_SCORES.near)
      return areIngredients(cells) || shareOfLists(cells) >= MOST;
    return evidence[at]?.field !== 'name' && shareOfLists(cells) >= MOST;
  });
  const amounts = named.filter((at) => isAmountColumn(sample(at)));
  const parallel = amounts.filter((at) => (evidence[at]?.score ?? 0) >= NAME_SCORES.near);
  const entries = named.filter((at) => !amounts.includes(at));
  const lists = (entries.length > 0 ? entries : named).map((at) => {
    const score = (evidence[at]?.score ?? 0) - at / 1000;
    return plan(
      withParts(
        columns,
        at,
        parallel.filter((one) => one !== at),
      ),
      score,
      score < NAME_SCORES.near,
    );
  });
  return [
    ...lists,
    ...guessed
      .slice(0, MAX_PLANS)
      .map((at) => plan(withParts(columns, at, []), SCORES.cells - at / 1000, true)),
  ];
}

function withParts(columns: WeighedColumns, entry: number, amounts: readonly number[]): ColumnUse[] {
  const { header, evidence, open, sample } = columns;
  const first = (part: 'amount' | 'unit'): number[] =>
    open
      .filter((at) => evidence[at]?.part === part && at !== entry && fitsBeside(entry, at, part, sample))
      .slice(0, 1);
  const shares = open.filter(
    (at) =>
      at !== entry &&
      isShareOfIngredients(header[at] ?? '') &&
      evidence[at]?.score !== NAME_SCORES.own &&
      evidence[at]?.score !== NAME_SCORES.foreign,
  );
  const told = [...amounts, ...first('amount')];
  const beside = told.length === 0 ? amountsBeside(columns, entry) : [];
  return [
    ...[...told, ...beside].map((at) => partUse(columns, at, 'amount')),
    ...first('unit').map((at) => partUse(columns, at, 'unit')),
    entryUse(entry),
    ...shares.filter(() => isShareOfIngredients(header[entry] ?? '')).map((at) => entryUse(at)),
  ];
}

/** Units stand beside amounts; amounts are as many as the entries, if not in every row. */
function fitsBeside(entry: number, at: number, part: 'amount' | 'unit', sample: Sample): boolean {
  if (part === 'unit' || filled(sample(at)).length === 0) return true;
  const isTold = shareOf(sample(entry), (cell) => isMeasuredLine(cell) || isMeasuredList(cell)) >= MOST;
  return !isTold || agreement(entry, at, sample) >= MOST;
}

/** In how many rows two columns have as many entries. */
function agreement(one: number, other: number, sample: Sample): number {
  const cells = sample(one);
  const others = sample(other);
  const told = cells.flatMap((cell, row) =>
    filled([cell]).length > 0 && filled([others[row] ?? '']).length > 0 ? [row] : [],
  );
  const alike = told.filter((row) => countEntries(cells[row] ?? '') === countEntries(others[row] ?? ''));
  return alike.length / Math.max(1, told.length);
}

/** A column of amounts next to names that have none, as many in each row. */
function amountsBeside({ header, evidence, open, sample }: WeighedColumns, entry: number): number[] {
  if (shareWithAmount(sample(entry)) >= FEW) return [];
  const at = open.find(
    (index) =>
      Math.abs(index - entry) === 1 &&
      (evidence[index]?.score ?? 0) < NAME_SCORES.near &&
      !isFigure(header[index] ?? '') &&
      isAmountColumn(sample(index)) &&
      !areCounted(sample(index)) &&
      agreement(entry, index, sample) >= MOST,
  );
  return at === undefined ? [] : [at];
}

/** Numbered columns, or names that repeat: "Ingredient 1, Amount 1, Ingredient 2 …". */
function seriesPlans(columns: WeighedColumns): IngredientPlan[] {
  const { header, names, evidence, open, sample } = columns;
  const repeated = repeatedIngredients(
    names,
    open.filter((index) => !isVersion(header, names, index)),
  );
  const uses = open.flatMap((index): ColumnUse[] => {
    const found = repeated.get(index) ?? numberedName(names[index] ?? '');
    const unit = unitOf(header[index] ?? '');
    return found?.field === 'ingredients'
      ? [{ index, ...found, field: 'ingredients', ...(unit && { unit }) }]
      : [];
  });
  const once = uses.filter(
    (use, at) =>
      use.part !== 'amount' ||
      !isOtherUnit(
        use,
        uses.slice(0, at).find((one) => one.part === 'amount' && one.number === use.number),
        sample,
      ),
  );
  const rest = once.length < uses.length ? once : uses;
  const shares = open.filter(
    (at) => isShareOfIngredients(header[at] ?? '') && uses.every(({ index }) => index !== at),
  );
  return rest.length > 0
    ? [
        plan(
          [
            ...rest,
            ...shares.filter((at) => (evidence[at]?.score ?? 0) < NAME_SCORES.near).map((at) => entryUse(at)),
          ],
          SCORES.series,
        ),
      ]
    : [];
}

/** "oz 1 | ml 1": the same amount once more. */
function isOtherUnit(use: ColumnUse, before: ColumnUse | undefined, sample: Sample): boolean {
  return (
    before !== undefined &&
    isAmountColumn(sample(use.index)) &&
    isAmountColumn(sample(before.index)) &&
    agreement(before.index, use.index, sample) === 1
  );
}

/** What only the cells show: a line in each of several columns, columns that are called after ingredients. */
function plansByCells({
  header,
  names,
  evidence,
  open,
  sample,
  hasHeader,
}: WeighedColumns): IngredientPlan[] {
  const pairs = hasHeader ? columnsWithAmounts(header, sample) : [];
  /** Its name says nothing, a base, or what another column says better. */
  const isFree = (at: number): boolean => {
    const { field = null, score = 0 } = evidence[at] ?? {};
    return (
      score < NAME_SCORES.near ||
      field === 'spirits' ||
      evidence.some((one) => one.field === field && one.score > score)
    );
  };
  const left = open.filter((at) => filled(sample(at)).length > 0 && isFree(at));
  const lines = columnsOfLines(left, sample);

  const matrix = hasHeader
    ? columnsPerIngredient(
        left.filter(
          (at) =>
            (evidence[at]?.score ?? 0) < NAME_SCORES.near &&
            names.indexOf(names[at] ?? '') === names.lastIndexOf(names[at] ?? ''),
        ),
        header,
        sample,
      )
    : [];
  const plans = [
    plan(pairs, SCORES.pairs),
    plan(lines, SCORES.lines, true),
    plan(matrix, SCORES.matrix, true),
    ...nameBehindAmounts(names, evidence, open),
  ];
  return plans.filter(({ uses }) => uses.length > 0);
}

/** Of "Cocktail | Qty | Unit | Name", the name behind the amounts is the ingredient's. */
function nameBehindAmounts(
  names: readonly string[],
  evidence: readonly NameEvidence[],
  open: readonly number[],
): IngredientPlan[] {
  const parts = open.filter((at) => evidence[at]?.part);
  const behind = Math.max(...parts) + 1;
  const isName = (at: number): boolean => evidence[at]?.field === 'name';
  if (
    parts.length === 0 ||
    !open.includes(behind) ||
    !isName(behind) ||
    !names.some((_, at) => at !== behind && isName(at))
  )
    return [];
  const first = (part: 'amount' | 'unit'): ColumnUse[] =>
    parts
      .filter((at) => evidence[at]?.part === part)
      .slice(0, 1)
      .map((index) => ({ index, field: 'ingredients', part, number: 0 }));
  return [plan([...first('amount'), ...first('unit'), entryUse(behind)], SCORES.nameBehind)];
}

/** Columns whose names say nothing: "What | How much | What | How much", or words with amounts beside them, a row for each. */
function plansByPlace(columns: WeighedColumns, open: readonly number[]): IngredientPlan[] {
  const { header, names, evidence, sample } = columns;
  const plans: IngredientPlan[] = [];
  const isAmount = (at: number): boolean =>
    filled(sample(at)).length > 0 &&
    !isFigure(header[at] ?? '') &&
    isAmountColumn(sample(at)) &&
    (evidence[at]?.part === 'amount' || shareOf(sample(at), (cell) => /\p{L}/u.test(cell)) >= MOST);
  const alike = (at: number): number[] => open.filter((one) => names[one] !== '' && names[one] === names[at]);
  const word = open.find(
    (at) => alike(at).length > 1 && areShortWords(sample(at)) && shareOfAmounts(sample(at)) < FEW,
  );
  const words = word === undefined ? [] : alike(word);
  const isBeside = (at: number): boolean =>
    !words.includes(at) && columns.open.includes(at) && isAmountColumn(sample(at));
  // Amounts stand behind their ingredients, or before them.
  const side = [1, -1].find((step) => words.length > 1 && words.every((at) => isBeside(at + step)));
  if (side !== undefined)
    plans.push(
      plan(
        words.flatMap((at, place) => [
          partUse(columns, at + side, 'amount', place + 1),
          entryUse(at, place + 1),
        ]),
        SCORES.series,
        true,
      ),
    );
  for (const entry of open) {
    const cells = sample(entry);
    if (isNoNameColumn(cells)) continue;
    const amount = columns.open.find(
      (at) => at !== entry && isAmount(at) && agreement(entry, at, sample) >= MOST,
    );
    const isList = shareOf(cells, (cell) => countEntries(cell) > 1) >= MOST;
    const isBelow =
      !isList && !areGroups(cells) && columns.header.some((_, at) => at !== entry && areGroups(sample(at)));
    if (amount !== undefined && areShortOrList(cells, isList) && (isList || isBelow)) {
      const unit = columns.open.find((at) => evidence[at]?.part === 'unit');
      plans.push(
        plan(
          [
            partUse(columns, amount, 'amount'),
            ...(unit === undefined ? [] : [partUse(columns, unit, 'unit')]),
            entryUse(entry),
          ],
          SCORES.cells - entry / 1000,
          true,
        ),
      );
    }
  }
  for (const entry of columns.open.slice(0, MAX_LOOKED_AT)) {
    const cells = sample(entry);
    const score = evidence[entry]?.score ?? 0;
    if (ownField(names[entry] ?? '') !== null && score === NAME_SCORES.own) continue;
    if (
      evidence[entry]?.field === 'ingredients' ||
      shareOfLines(cells) < NEARLY ||
      !columns.header.some((_, at) => at !== entry && areGroups(sample(at)))
    )
      continue;
    plans.push(plan([entryUse(entry)], SCORES.cells - entry / 1000, true));
  }
  return plans;
}

const NEARLY = 0.8;

function areShortOrList(cells: readonly string[], isList: boolean): boolean {
  return isList
    ? !areSentences(cells) && shareWithAmount(cells) < FEW
    : areShortWords(cells) && shareOfAmounts(cells) < FEW;
}

function isNoNameColumn(cells: readonly string[]): boolean {
  return filled(cells).length === 0 || shareOfNoNames(cells) >= FEW;
}

/** What the cells say of a plan: rows with amounts speak for it, prose and the name of a group against it. */
function qualityOf({ uses, score }: IngredientPlan, { sample, header, evidence }: WeighedColumns): number {
  const entries = uses.filter(({ part, ingredient }) => part === 'entry' && ingredient === undefined);
  const rows = sample(uses[0]?.index ?? 0).map((_cell, row) =>
    uses
      .map(({ index }) => (sample(index)[row] ?? '').trim())
      .filter((text) => text !== '')
      .join(' '),
  );
  const told = rows.filter((text) => text !== '');
  if (told.length === 0) return 0;
  const measured =
    told.filter((text) => hasAmount(text) && (/\p{L}/u.test(text) || score === 0)).length / told.length;
  const isWrong =
    entries.length === 1 &&
    entries.every(({ index, number }) => {
      const cells = sample(index);
      const isGroup =
        number === 0 &&
        // A column that is called as ours is what it says, also when all of it is one word a row.
        evidence[index]?.score !== NAME_SCORES.own &&
        areGroups(cells) &&
        shareWithAmount(cells) < FEW &&
        shareOf(cells, isSingleEntry) >= MOST &&
        header.some(
          (_name, at) =>
            at !== index &&
            !uses.some((use) => use.index === at) &&
            areShortWords(sample(at)) &&
            shareOfRuns(sample(at)) < FEW,
        );
      return (
        isGroup || shareOfNoNames(cells) >= MOST || (areSentences(cells) && shareWithAmount(cells) < FEW)
      );
    });
  return measured * AMOUNTS_SCORE + (isWrong ? WRONG : 0);
}
