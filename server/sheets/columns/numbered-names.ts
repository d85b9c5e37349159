import type { SheetField } from '../sheet-fields.ts';
import { isPart, meaningOf } from './column-words.ts';

/** A column that is one of a numbered series: its entry, or the amount or unit that goes before the entry. */
export interface NumberedName {
  field: SheetField;
  part: 'amount' | 'unit' | 'entry';
  number: number;
}

/** "Ingredient 1 and its amount" is one column for both. */
const WITH_AMOUNT =
  /(\p{L}\d{0,2})(?:and|with|und|mit|et|avec|y|con|e)(?:the|its|seine|sa|su)?(?:amounts?|measures?|measurements?|quantit(?:y|ies)|mengen?|quantites?|cantidad(?:es)?|quantita)$/u;

/**
 * Reads `strIngredient3`, `measurement-3`, `ingredient 3 amount`, `unit3`, `step 2`, `Zutat 1`, `spirit1`, `2nd ingredient` and
 * `ingredients/0/name` (plain). Some count from 0: the numbers here begin at 1.
 */
export function numberedName(plain: string): NumberedName | null {
  const bare = plain.replace(WITH_AMOUNT, '$1');
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th|e|er|eme|o|a)(\p{L}+)$/u.exec(bare);
  const match = /^(?:str)?(\p{L}+?)(\d{1,2})(\p{L}*)$/u.exec(ordinal ? `${ordinal[2]}${ordinal[1]}` : bare);
  if (!match) return null;
  const [, base = '', digits = '', rest = ''] = match;
  const number = Number(digits) + 1;
  const field = meaningOf(base);
  const isIngredient = field === 'ingredients';
  const part = meaningOf(isIngredient && rest ? rest : base.replace(/^ingredients?(?=.)/, ''));
  if (isPart(part)) return { field: 'ingredients', part, number };
  const isEntry =
    rest === '' || /^(?:name|ingredients)$/.test(meaningOf(rest) ?? '') || /^(?:text|item)$/.test(rest);
  if (isPart(field) || !isEntry) return null;
  return field ? { field, part: 'entry', number } : null;
}
