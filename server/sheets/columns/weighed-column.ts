import { areMost, areNearlyAll, areSome } from '../shares.ts';
import type { SheetField } from '../sheet-fields.ts';
import { isTechnique } from '../words/cell-words.ts';
import { wordsFor } from '../words/languages.ts';
import { isMeasuredLine, isUnit } from './cell-evidence.ts';
import { knownColumn, NAME_SCORES, nameEvidence, type NameEvidence, plainNames } from './column-names.ts';
import { numberedName, type NumberedName } from './numbered-names.ts';
import { ownField, plainName } from './column-words.ts';
import { unitOf } from './column-units.ts';

/** A column as it is weighed: what its name says, and its cells. */
export interface WeighedColumn {
  index: number;
  header: string;
  /** Its name without what does not count. */
  name: string;
  told: NameEvidence;
  numbered: NumberedName | null;
  /** The unit that its name gives its amounts. */
  unit: string;
  cells: readonly string[];
}

/** A cell position that fills a field. Amounts, units and entries of the same number make one line. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  part: 'amount' | 'unit' | 'entry';
  number: number;
  /** The unit that the column's name gives its amounts: 'ml' of "Amount (ml)". */
  unit?: string;
  /** The ingredient that the column is called after; its cells hold amounts alone. */
  ingredient?: string;
}

/** The cells of each column, as far as they are needed to see what it is. */
export type Samples = readonly (readonly string[])[];

/** A use while it is decided on. */
export interface WeighedUse extends ColumnUse {
  column: WeighedColumn;
}

/** One way to read the ingredients of a sheet: its columns, and how well they fit. */
export interface IngredientPlan {
  uses: WeighedUse[];
  score: number;
}

export const NO_PLAN: IngredientPlan = { uses: [], score: 0 };

const SEQUENCE = wordsFor('sequence').map(plainName);

/** "First | Then | Finally" above steps where no column is called after them: the place of each column among the steps, -1 for any other. */
function placesOfSteps(header: readonly string[], samples: Samples): number[] {
  const places = header.map((column, at) => {
    const place = SEQUENCE.indexOf(plainName(column.replace(/\s(?:we|you)$/i, '')));
    return place >= 0 && areSteps(samples[at] ?? []) ? place : -1;
  });
  // "Then" is both.
  const areTold = header.some((column, at) => knownColumn(column) === 'instructions' && places[at] === -1);
  return !areTold && places.filter((place) => place >= 0).length > 1 ? places : header.map(() => -1);
}

/** Not a person, a day, or an ingredient with its amount. */
function areSteps(cells: readonly string[]): boolean {
  const isStep = (cell: string): boolean => isTechnique(cell) || /\p{L}\s+\p{L}+\s+\p{L}/u.test(cell);
  return areMost(cells, isStep) && !areSome(cells, isMeasuredLine);
}

/** The columns that have a name. */
export function weighedColumns(header: readonly string[], samples: Samples): WeighedColumn[] {
  const names = plainNames(header);
  const steps = placesOfSteps(header, samples);
  return header.flatMap((column, index): WeighedColumn[] => {
    const name = names[index] ?? '';
    const cells = samples[index] ?? [];
    const told = partTold(nameEvidence(column, name), cells);
    // The first of "Ingredient, Ingredient.1, Ingredient.2" and of "Ingredients, Ingredients2" has no number.
    const isFirst =
      /\D$/.test(name) && (names.includes(`${name}1`) ? ownField(name) === null : names.includes(`${name}2`));
    const step = steps[index] ?? -1;
    const numbered = numberedName(step >= 0 ? `step${step}` : isFirst ? `${name}0` : name);
    return column === ''
      ? []
      : [{ index, header: column, name, told, numbered, unit: unitOf(withoutNumber(column)), cells }];
  });
}

/** "oz 1" and "oz 2" are ounces. */
function withoutNumber(column: string): string {
  return column.replace(/[\s_]\d{1,2}$/, '');
}

/** "Medida" is Spanish for an amount and for its unit: beside numbers it holds words. */
function partTold(told: NameEvidence, cells: readonly string[]): NameEvidence {
  return told.part === 'amount' && areNearlyAll(cells, isUnit) ? { ...told, part: 'unit' } : told;
}

/** Its name says nothing sure: its cells have to say what it is. */
export function isUnsure({ told }: Pick<WeighedColumn, 'told'>): boolean {
  return told.score < NAME_SCORES.near;
}

/** A column as what fills a field; a list or a text has no number. */
export function columnUse(column: WeighedColumn, field: SheetField, number = 0): WeighedUse {
  return { column, index: column.index, field, part: 'entry', number };
}

/** A column as one ingredient or a list of them, or as a part of those with the same number. */
export function ingredientUse(
  column: WeighedColumn,
  part: ColumnUse['part'] = 'entry',
  number = 0,
): WeighedUse {
  const { unit } = column;
  return { ...columnUse(column, 'ingredients', number), part, ...(unit && { unit }) };
}

/** True where one of the uses is that of the column. */
export function isUsedBy(uses: readonly ColumnUse[]): (column: WeighedColumn) => boolean {
  const used = new Set(uses.map(({ index }) => index));
  return ({ index }) => used.has(index);
}
