import { knownColumn } from '../columns/column-names.ts';
import { unitOf } from '../columns/column-units.ts';
import { labelled } from '../lines/labelled-line.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { isFigure, isGenericTitle, isOtherLabel, isTechnique } from '../words/cell-words.ts';

const LONGEST_LABEL_CHARACTERS = 40;
const PARTS: ReadonlySet<string> = new Set(['amount', 'unit']);

/** A cell that says something. */
export interface CardCell {
  at: number;
  text: string;
}

/** The cells of a row that say something; "Glass: Coupe" is two of them, and "Glass: Coupe | Garnish: Cherry" four. */
export function cellsOf({ cells }: SheetRow): CardCell[] {
  return cells.flatMap((cell, at): CardCell[] => {
    const parts = cell.split(BAR);
    const texts = parts.length > 1 && parts.every(labelIn) ? parts : [cell];
    return texts.flatMap((text) => labelIn(text) ?? (text.trim() || [])).map((text) => ({ at, text }));
  });
}

const BAR = /\s[|•·–—]\s/;

/** A label that is known, and its value. */
function labelIn(text: string): [label: string, value: string] | null {
  const { label = '', field = null, value = '' } = labelled(text.trim()) ?? {};
  return value !== '' && (field !== null || isOtherLabel(label)) ? [`${label}:`, value] : null;
}

/** The field, or the part of ingredient lines, that a label names, as "Recipe card:" names the recipe; null for any other text. */
export function fieldOf(text: string): string | null {
  const label = withoutColon(text);
  if (label === '' || label.length > LONGEST_LABEL_CHARACTERS || /[\r\n]/.test(label)) return null;
  return knownColumn(label) ?? (label !== text.trim() && isRecipeTitle(label) ? 'name' : null);
}

/** "Recipe card", but neither "Bar" nor "Cocktail menu", which name what the recipe belongs to. */
function isRecipeTitle(label: string): boolean {
  const namesIt = label.split(/\s+/).some((word) => knownColumn(word) === 'name' || CARD.test(word));
  return namesIt && isGenericTitle(label) && !OF_SEVERAL.test(label);
}

/** "Fiche : Mojito", in other languages. */
const CARD = /^(?:card|fiche|ficha|scheda|karte|kaart)$/i;
const OF_SEVERAL = /(?:menu|book|bar|house)$/i;
const MIN_LABELS = 3;

/** True for labels that name several fields, more than any row of the sheet has. */
export function nameSeveral(fields: readonly (string | null)[], named: number): boolean {
  const known = new Set(fields.filter((field) => field !== null));
  return known.size >= MIN_LABELS && known.size > named;
}

/** True for "Ingredient | Amount | | Ingredient | Amount": the names of two cards side by side. */
export function areTwice(fields: readonly (string | null)[]): boolean {
  return fields.indexOf('ingredients') < fields.lastIndexOf('ingredients');
}

export function withoutColon(text: string): string {
  return text.replace(/\s*[:：]$/, '').trim();
}

export function withoutComma(text: string): string {
  return text.replace(/\s*,$/, '');
}

/** A column of a card: from here on its cells belong to one field. */
export interface CardColumn {
  at: number;
  name: string;
  /** Null for a column that says nothing of the recipe, such as costs. */
  field: string | null;
}

/**
 * The columns that a row of names begins: "Qty | Unit | Ingredient", "Ingredients | Method". Null for any other row.
 * @param next the row below; a row of labels and values has another label there
 */
export function columnsOf(cells: readonly CardCell[], next: readonly CardCell[]): CardColumn[] | null {
  if (cells.length < 2) return null;
  const columns = cells.map(({ at, text }): CardColumn => ({
    at,
    name: withoutColon(text),
    field: fieldOf(text),
  }));
  if (new Set(columns.map(({ at }) => at)).size < columns.length) return null;
  // "Ingredient | Bottle cost | Pour (ml)": a unit makes amounts of the only column that is no figure.
  const [amount, ...others] = columns.filter(({ name, field }) => field === null && isAmountIn(name));
  if (amount && others.length === 0 && columns.some(({ field }) => field === 'ingredients'))
    amount.field = 'amount';
  const fields = columns.flatMap(({ field }) => field ?? []);
  const hasParts = fields.some((field) => PARTS.has(field));
  if (hasParts && !fields.includes('ingredients')) {
    // "Qty | Unit | Name": what stands there is the ingredient's.
    const entry = columns.find(({ field }) => field === 'name' || field === 'spirits');
    if (!entry) return null;
    entry.field = 'ingredients';
    return columns;
  }
  if (hasParts) return fields.includes('name') ? null : columns;
  if (fields.length < columns.length || new Set(fields).size < fields.length) return null;
  // "Category | Cocktail" is a label and its value.
  const isList = fields.includes('ingredients') || fields.includes('instructions');
  if (columns.length === 2 && (!isList || isTechnique(columns[1]?.name ?? ''))) return null;
  return next.length > 0 && fieldOf(next[0]?.text ?? '') === null ? columns : null;
}

function isAmountIn(name: string): boolean {
  return unitOf(name) !== '' && !isFigure(name);
}

/** A label and the texts beside it. */
export interface LabelledCells {
  at: number;
  label: string;
  /** Null for what is no part of a recipe, such as a price. */
  field: string | null;
  values: CardCell[];
}

/** The labels of a row and what stands beside each; none for a row that begins with something else. */
export function labelsOf(cells: readonly CardCell[]): LabelledCells[] {
  const found: LabelledCells[] = [];
  for (const [place, cell] of cells.entries()) {
    const field = fieldOf(cell.text);
    const last = found.at(-1);
    const isList = last?.field === 'ingredients' || last?.field === 'instructions';
    const isKnown = (field !== null && !PARTS.has(field)) || isOtherLabel(cell.text);
    const isFree = !last || (last.values.length > 0 && place < cells.length - 1 && !isList);
    if (isKnown && (isFree || (last !== undefined && /[:：]$/.test(cell.text)))) {
      const isOther = isOtherLabel(cell.text) && !/^(?:instructions|ingredients)$/.test(field ?? '');
      found.push({
        at: cell.at,
        label: withoutColon(cell.text),
        field: isOther ? null : field,
        values: [],
      });
    } else if (last) last.values.push(cell);
    else return [];
  }
  return found;
}
