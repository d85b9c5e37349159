import { isGlass, isTechniqueName } from '../words/cell-words.ts';
import type { SheetField } from '../sheet-fields.ts';
import {
  areGroups,
  areIngredients,
  areLong,
  areNames,
  areRepeated,
  areShortWords,
  areTechniques,
  areTooManyWords,
  filled,
  isProse,
  isSentence,
  shareOf,
  shareOfLines,
  shareOfNoNames,
} from './cell-evidence.ts';
import type { NameEvidence } from './column-names.ts';
import { FEW_CELLS, MOST_CELLS, NEARLY_ALL_CELLS } from '../shares.ts';

/** What speaks for a field, and in which words the preview says so. */
export interface Score {
  value: number;
  /** Only the cells say it. */
  isGuess: boolean;
}

/** What is known of the sheet while its columns are scored. */
export interface ScoredSheet {
  /** Each row holds one ingredient, so that the rows of a recipe repeat its name. */
  isRowPerIngredient: boolean;
  hasHeader: boolean;
  /** Something in it is an ingredient; without any, a guessed name would only hide that it is no sheet of recipes. */
  hasIngredients: boolean;
}

const NONE: Score = { value: 0, isGuess: false };
const IMPOSSIBLE: Score = { value: -30, isGuess: false };

/** How well a column fits a field, by its name and by its cells; 0 and less is not at all. */
export function scoreField(
  field: SheetField,
  name: NameEvidence,
  cells: readonly string[],
  sheet: ScoredSheet,
): Score {
  const told = name.field === field ? name.score : 0;
  if (filled(cells).length === 0) return byName(told);
  return SCORERS[field]?.({ name, told, cells, sheet, isOpen: name.score < NEAR_NAME }) ?? byName(told);
}

interface Scored {
  name: NameEvidence;
  /** What its name says for this field. */
  told: number;
  cells: readonly string[];
  sheet: ScoredSheet;
  /** Its name says nothing sure, so that its cells may say what it is. */
  isOpen: boolean;
}

/** The fields for which cells count beside the name. */
const SCORERS: Partial<Record<SheetField, (scored: Scored) => Score>> = {
  name: scoreName,
  category({ name, told, cells, sheet, isOpen }) {
    if (told > 0) return byName(told < OWN_NAME && areTooManyWords(cells) ? -1 : told);
    // A `type` of 'Wine cocktail' is the category.
    if (name.field === 'type' && areTechniques(cells) < FEW_CELLS && areLong(cells) < FEW_CELLS)
      return byName(6);
    return isOpen && !sheet.hasHeader && shareOf(cells, isShort) >= MOST_CELLS && areRepeated(cells)
      ? byCells(1)
      : NONE;
  },
  description: ({ told, cells }) => byName(told > 0 && areNames(cells, NEARLY_ALL_CELLS) ? 2 : told),
  instructions({ name, told, cells, isOpen }) {
    if (told > 0) return byName(areTechniqueNames(cells) ? 2 : told);
    // A `recipe` of sentences says how it is made.
    if (name.field === 'name' && areLong(cells) >= FEW_CELLS && name.score < OWN_NAME) return byName(6);
    if (!isOpen || areIngredients(cells)) return NONE;
    if (shareOf(cells, isProse) >= MOST_CELLS) return byCells(3);
    return shareOf(cells, isSentence) >= MOST_CELLS ? byCells(2.5) : NONE;
  },
  type({ name, told, cells, sheet, isOpen }) {
    // A `method` of 'Shake' and 'Stir' is the technique.
    if (name.field === 'instructions' && areTechniqueNames(cells)) return byName(name.score + 1);
    if (told > 0) return byName(areTechniques(cells) >= FEW_CELLS ? told : -1);
    return isOpen && !sheet.hasHeader && areTechniques(cells) >= MOST_CELLS ? byCells(2) : NONE;
  },
  // A base with its amount is one of the ingredients.
  spirits: ({ told, cells }) => byName(shareOfLines(cells) >= MOST_CELLS ? -1 : told),
  glassware: ({ told, cells, isOpen }) =>
    told === 0 && isOpen && shareOf(cells, isGlass) >= MOST_CELLS ? byCells(2) : byName(told),
  image: ({ told, cells, sheet, isOpen }) =>
    told === 0 && isOpen && !sheet.hasHeader && shareOf(cells, isAddress) >= MOST_CELLS
      ? byCells(2)
      : byName(told),
};

function byName(value: number): Score {
  return { value, isGuess: false };
}

function byCells(value: number): Score {
  return { value, isGuess: true };
}

/** Our own name for a field. */
const OWN_NAME = 10;
/** A name that says a field near enough; below it the cells have to agree. */
const NEAR_NAME = 5;

function scoreName({ name, told, cells, sheet }: Scored): Score {
  if (shareOfNoNames(cells) >= 0.5) return IMPOSSIBLE;
  const groups = sheet.isRowPerIngredient && areGroups(cells);
  if (told >= NEAR_NAME && (told === OWN_NAME || areLong(cells) < FEW_CELLS)) {
    const isRepeated =
      !sheet.isRowPerIngredient && areShortWords(cells) && !areNames(cells, NEARLY_ALL_CELLS);
    return { value: told + (groups ? 4 : 0) - (isRepeated ? 6 : 0), isGuess: false };
  }
  // What another column is better for may be the name; a till describes a drink by its name.
  const isOther = name.score >= NEAR_NAME && !/^(?:ingredients|description)$/.test(name.field ?? '');
  if (!sheet.hasIngredients || isOther) return NONE;
  if (groups && areShortWords(cells)) return { value: told + 5, isGuess: true };
  return areNames(cells) ? { value: told + 3, isGuess: told === 0 } : NONE;
}

function areTechniqueNames(cells: readonly string[]): boolean {
  return shareOf(cells, isTechniqueName) >= NEARLY_ALL_CELLS && areLong(cells) === 0;
}

function isShort(cell: string): boolean {
  return cell.length < 40;
}

function isAddress(cell: string): boolean {
  return /^https?:\/\/\S+$/i.test(cell);
}
