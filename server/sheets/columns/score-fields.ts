import { startsWithVolume } from '../lines/line-amounts.ts';
import { areMost, areNearlyAll, areSome, filled, MOST, NEARLY_ALL } from '../shares.ts';
import type { SheetField } from '../sheet-fields.ts';
import { isFlag, isGlass, isTechnique } from '../words/cell-words.ts';
import { isGarnish } from '../words/ingredient-words.ts';
import {
  areGroups,
  areIngredients,
  areInRuns,
  areKnownLists,
  areMeasured,
  areNames,
  areRepeated,
  areShortWords,
  countEntries,
  isAddress,
  isLong,
  isMeasuredLine,
  isMeasuredList,
  isNoName,
  isProse,
  isSentence,
} from './cell-evidence.ts';
import { NAME_SCORES, type NameEvidence } from './column-names.ts';
import {
  areTechniqueNames,
  beginsWithTechnique,
  beginWithTechniques,
  isSaid,
  isStep,
  mostSayWhatToDo,
} from './technique-evidence.ts';

/** What is known of the sheet while its columns are scored. */
export interface ScoredSheet {
  /** Each row holds one ingredient, so that the rows of a recipe repeat its name. */
  isRowPerIngredient: boolean;
  hasHeader: boolean;
  /** Something in it is an ingredient; without any, a guessed name would only hide that it is no sheet of recipes. */
  hasIngredients: boolean;
}

const IMPOSSIBLE = -30;
/** More than a recipe may have. */
const MOST_CATEGORIES = 20;
const MAX_NAME_CHARACTERS = 60;

/** How well a column fits a field, by its name and by its cells; 0 and less is not at all. */
export function scoreField(
  field: SheetField,
  name: NameEvidence,
  cells: readonly string[],
  sheet: ScoredSheet,
): number {
  const told = name.field === field ? name.score : 0;
  if (filled(cells).length === 0) return told;
  return SCORERS[field]?.({ name, told, cells, sheet, isOpen: name.score < NAME_SCORES.near }) ?? told;
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
const SCORERS: Partial<Record<SheetField, (scored: Scored) => number>> = {
  name: scoreName,
  category({ name, told, cells, sheet, isOpen }) {
    // What each ingredient is: "Gin", "Juice", "Bitters".
    const isOfIngredient = sheet.isRowPerIngredient && !areInRuns(cells);
    if (sheet.hasHeader && isOfIngredient && told < NAME_SCORES.own) return -1;
    if (told > 0)
      return told < NAME_SCORES.own && cells.some((cell) => countEntries(cell) > MOST_CATEGORIES) ? -1 : told;
    // A `type` of 'Wine cocktail' is the category.
    if (name.field === 'type' && !areSome(cells, beginsWithTechnique) && !areSome(cells, isLong)) return 6;
    const areWords = areMost(cells, isText) && !beginWithTechniques(cells);
    return isOpen && !sheet.hasHeader && areWords && areRepeated(cells) ? 1 : 0;
  },
  // A menu and a till describe a drink by its name, or by what is in it.
  description({ told, cells }) {
    const isOther = areNames(cells, NEARLY_ALL) || areMost(cells, isMeasuredList) || areKnownLists(cells);
    const isMethod = told < NAME_SCORES.own && mostSayWhatToDo(cells);
    return told > 0 && (isOther || isMethod) ? 2 : told;
  },
  instructions({ name, told, cells, sheet, isOpen }) {
    // "Assembly" of "2 min" says how long it takes.
    if (told < NAME_SCORES.own && areMost(cells, isNoName)) return 0;
    if (told > 0 && told < NAME_SCORES.near && !areMost(cells, isStep)) return 0;
    if (told > 0) {
      const areCounts = areIngredients(cells) && !areSome(cells, isSentence);
      if (told < NAME_SCORES.own && (areKnownLists(cells) || areCounts)) return 2;
      // Beside an ingredient in each row stand the numbers of its steps, or how it is prepared: "fresh".
      const isOther =
        sheet.isRowPerIngredient &&
        told < NAME_SCORES.own &&
        areNearlyAll(cells, isWordWithoutStop) &&
        !areSome(cells, isTechnique);
      return areTechniqueNames(cells) ? 2 : isOther ? 0 : told;
    }
    // A `recipe` or a `spec` of sentences says how it is made.
    if (name.field === 'description' && name.score < NAME_SCORES.own && mostSayWhatToDo(cells)) return 6;
    const isNamed = name.field === 'name' || (name.field === 'ingredients' && !areLists(cells));
    if (isNamed && name.score < NAME_SCORES.own && areTexts(cells)) return areLongTitles(cells) ? 3 : 6;
    // A `technique` of "Stir, strain over a large cube" says what to do.
    if (name.field === 'type' && !areSome(cells, isTechnique) && beginWithTechniques(cells)) return 6;
    // Prose names amounts too; beside the ingredients it says what to do with them.
    if (
      !isOpen ||
      areMeasured(cells) ||
      areKnownLists(cells) ||
      (sheet.hasIngredients ? areSome(cells, isMeasuredList) : areIngredients(cells))
    )
      return 0;
    if (areMost(cells, isProse)) return 3;
    if (areMost(cells, isSentence)) return 2.5;
    return beginWithTechniques(cells) && (!sheet.hasHeader || areMost(cells, isSaid)) ? 2 : 0;
  },
  type({ name, told, cells, sheet, isOpen }) {
    // A `method` of 'Shake' and 'Stir' is the technique.
    if (name.field === 'instructions' && areTechniqueNames(cells)) return name.score + 1;
    if (told > 0) return areSome(cells, isTechnique) ? told : -1;
    const isFree = (name.field === 'name' || isOpen) && !sheet.isRowPerIngredient;
    return isFree && areTechniqueNames(cells) ? 2.5 : 0;
  },
  // A base with its amount is one of the ingredients, and so is what is poured on top.
  garnish({ told, cells, sheet, isOpen }) {
    if (told < NAME_SCORES.own && areMost(cells, (cell) => startsWithVolume(cell.trim()))) return -1;
    return told === 0 && isOpen && !sheet.hasHeader && areMost(cells, isGarnish) ? 2 : told;
  },
  // "Recommended" may say what with.
  featured: ({ told, cells }) => (told < NAME_SCORES.own && !areSome(cells, isFlag) ? 0 : told),
  spirits: ({ told, cells }) => (areMost(cells, isMeasuredLine) ? -1 : told),
  glassware: ({ told, cells, isOpen }) =>
    // "Fill the glass with ice." is a step.
    told === 0 && isOpen && areMost(cells, isGlass) && !areSome(cells, isSentence) ? 2 : told,
  image: ({ told, cells, sheet, isOpen }) =>
    told === 0 && isOpen && !sheet.hasHeader && areMost(cells, isAddress) ? 2 : told,
};

function scoreName({ name, told, cells, sheet }: Scored): number {
  if (areMost(cells, isNoName) || areMeasured(cells)) return IMPOSSIBLE;
  const groups = sheet.isRowPerIngredient && areGroups(cells);
  if (told >= NAME_SCORES.near && (told === NAME_SCORES.own || !areTexts(cells))) {
    // A cocktail may stand there twice; "Name" may be that of a person.
    const least = told === NAME_SCORES.foreign ? MOST : NEARLY_ALL;
    const isRepeated = !sheet.isRowPerIngredient && areShortWords(cells) && !areNames(cells, least);
    return told + (groups ? 4 : 0) - (isRepeated ? 6 : 0);
  }
  if (told >= NAME_SCORES.near && areLongTitles(cells)) return NAME_SCORES.near;
  // What another column is better for may be the name; a till describes a drink by its name.
  const isOther = name.score >= NAME_SCORES.near && !/^(?:ingredients|description)$/.test(name.field ?? '');
  if (!sheet.hasIngredients || isOther) return 0;
  if (groups && areShortWords(cells)) return told + 5;
  if (!areNames(cells)) return 0;
  const areSure = areNames(cells, NEARLY_ALL) && !areSome(cells, isRemark);
  return areSure && !areMost(cells, isTechnique) ? told + 3 : told + 1.5;
}

/** "Bowl de boulettes veggie thaï avec du portobello & une sauce chili": long, but neither sentences nor several lines. */
function areLongTitles(cells: readonly string[]): boolean {
  const isTitle = (cell: string): boolean =>
    cell.length < 2 * MAX_NAME_CHARACTERS && !/[.!。]$|\p{Ll}[.!]\s|[\r\n]/u.test(cell.trim());
  return areNearlyAll(cells, isTitle);
}

/** Longer than a name, and no list with amounts. */
function areTexts(cells: readonly string[]): boolean {
  return (areSome(cells, isLong) || areMost(cells, isProse)) && !areSome(cells, isMeasuredList);
}

function areLists(cells: readonly string[]): boolean {
  return areSome(cells, (cell) => countEntries(cell) > 2);
}

/** "Fresh and minty, our best seller" and "mint to taste" are seldom names. */
function isRemark(cell: string): boolean {
  return /^\p{Ll}|,\s/u.test(cell.trim());
}

/** Short, and no figure. */
function isText(cell: string): boolean {
  return cell.length < 40 && /^\p{L}/u.test(cell);
}

/** "fresh", not "Stir."; where no blanks stand between words it may be a whole step. */
function isWordWithoutStop(cell: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\P{L}]+$/u.test(cell) && !/[\s.!]/.test(cell);
}
