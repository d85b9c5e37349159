import { knownColumn } from '../columns/column-names.ts';
import type { SheetCocktail } from '../sheet-fields.ts';
import { isBareAmount, startsWithNumber } from './line-amounts.ts';
import { splitGarnish } from './split-garnish.ts';

const LONGEST_LABEL_CHARACTERS = 42;
const LABELLED = /^\s*(\p{L}[^:：\n]{1,39}?)\s?[:：](?!\/\/)\s*(.*)$/su;

/** A text behind the name of what it says: "Garnish: Lemon twist". */
export interface Labelled {
  label: string;
  /** Null where the label is no name of a field. */
  field: string | null;
  value: string;
}

export function labelled(text: string): Labelled | null {
  // Most texts have none: every cell is asked.
  if (!/[:：]/.test(text.slice(0, LONGEST_LABEL_CHARACTERS))) return null;
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  return label === '' ? null : { label, field: knownColumn(label), value };
}

/** "For the glass: absinthe" is an ingredient. */
function otherOn(line: string): Labelled | null {
  const found = labelled(line);
  const isOther = found?.field === 'garnish' || found?.field === 'glassware';
  return found && isOther && found.value !== '' && !/\s/.test(found.label) ? found : null;
}

/** True for a line that says the garnish or the glass. */
export function isOther(line: string): boolean {
  return otherOn(line) !== null;
}

/** "1 dash bitters Garnish: cherry" are two lines. */
function atLabels(line: string): string[] {
  const at = line.search(/\s\p{Lu}\p{L}{3,19}\s?[:：]\s*\S/u);
  const before = line.slice(0, at);
  const areTwo = at > 0 && startsWithNumber(before) && !before.includes('(') && isOther(line.slice(at));
  return areTwo ? [before, line.slice(at).trim()] : [line];
}

/**
 * "Garnish: orange peel" and "Glass: Coupe" among the ingredients, where no column says it.
 * @returns the counts that were left out: "1 pc" of "1 pc Garnish: cherry"
 */
export function placeLabelled(fields: SheetCocktail): string[] {
  // A sheet without ingredients leaves those of a recipe as they are.
  if (!fields.ingredients) return [];
  const garnish = fields.garnish?.length ? null : new Set<string>();
  const lines = fields.ingredients.flatMap(atLabels);
  const isCount = (line: string, at: number): boolean => isBareAmount(line) && isOther(lines[at + 1] ?? '');
  fields.ingredients = lines.filter((line, at) => {
    if (isCount(line, at)) return false;
    const { field, value = '' } = otherOn(line) ?? {};
    if (field === 'glassware') fields.glassware ||= value;
    const items = field === 'garnish' && garnish ? splitGarnish(value).items : [];
    for (const item of items) garnish?.add(item);
    return items.length === 0 && (field !== 'glassware' || fields.glassware !== value);
  });
  if (garnish?.size) fields.garnish = [...garnish];
  return lines.filter(isCount);
}
