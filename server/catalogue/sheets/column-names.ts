import { foldText } from '#openapi/names.ts';
import type { PartField } from './field-words.ts';
import { HEADER_WORDS } from './header-words.ts';
import { SHEET_FIELDS, type SheetField } from './sheet-fields.ts';

/** Words that say nothing of what a column holds. */
const FILLERS =
  /^(?:the|of|a|an|and|cocktails?|recipes?|drinks?|full|main|list|text|name|names|en|english|all|needed|required|for|your|this|details?|info|iba|specified|standard|used|official|please|enter|what|is|are|its)$/;

/** In 'amount_oz' it says the unit; see `unitOf`. */
const UNIT = /^(?:ml|cl|oz|dl|parts?|in)$/;

const PARTS: ReadonlySet<string> = new Set<PartField>(['amount', 'unit']);
const OWN = new Map<string, SheetField>(SHEET_FIELDS.map((field) => [field.toLowerCase(), field]));
const FOREIGN = new Map<string, SheetField | PartField>();
for (const field of [...SHEET_FIELDS, 'amount', 'unit'] as const)
  for (const words of Object.values(HEADER_WORDS[field]))
    for (const word of words.split(',')) {
      const plain = plainName(word);
      if (!FOREIGN.has(plain)) FOREIGN.set(plain, field);
    }

/** A header name without what does not count: case, accents, spaces, `_`, `-`, signs and remarks in parentheses. */
export function plainName(column: string): string {
  return foldText(column.replace(/\([^)]*\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The field that a header name (plain) is our own name for. */
export function ownField(plain: string): SheetField | null {
  return OWN.get(plain) ?? null;
}

/** The field that a header name (plain) means elsewhere: `method`, `glass`, `strDrink`, `Zutaten` … */
export function foreignField(plain: string): SheetField | null {
  const found = meaningOf(plain);
  return found === null || isPart(found) ? null : found;
}

/** The part of ingredient lines that a header name (plain) without a number means: `measures`, `Menge`, `unit`. */
export function partName(plain: string): PartField | null {
  const found = meaningOf(plain);
  return found !== null && isPart(found) ? found : null;
}

/**
 * The field of a header name in several words or languages, of which one is known and the others say nothing: "Full ingredients list",
 * "Zutaten / Ingredients". It is a guess: exact names win over it.
 */
export function nearField(column: string): SheetField | PartField | null {
  const parts = column.split(/[/|\n:]/).map(plainName);
  const found = parts.length > 1 ? parts.map((part) => OWN.get(part) ?? meaningOf(part)).find(Boolean) : null;
  if (found) return found;
  const words = column
    .replace(/\([^)]*\)/g, '')
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainName)
    .filter((word, _at, all) => word !== '' && !FILLERS.test(word) && !(all.length > 1 && UNIT.test(word)));
  return words.length === 1 ? (OWN.get(words[0] ?? '') ?? meaningOf(words[0] ?? '')) : null;
}

function isPart(found: SheetField | PartField): found is PartField {
  return PARTS.has(found);
}

function meaningOf(plain: string): SheetField | PartField | null {
  const bare = plain.startsWith('str') ? plain.slice(3) : '';
  return FOREIGN.get(plain) ?? (bare ? (FOREIGN.get(bare) ?? OWN.get(bare) ?? null) : null);
}

/** A column that is one of a numbered series: its entry, or the amount or unit that goes before the entry. */
export interface NumberedName {
  field: SheetField;
  part: 'amount' | 'unit' | 'entry';
  number: number;
}

/** Reads `strIngredient3`, `measurement-3`, `ingredient 3 amount`, `unit3`, `step 2`, `Zutat 1`, `spirit1` (plain). */
export function numberedName(plain: string): NumberedName | null {
  const match = /^(?:str)?(\p{L}+?)(\d{1,2})(\p{L}*)$/u.exec(plain);
  if (!match) return null;
  const [, base = '', digits = '', rest = ''] = match;
  const number = Number(digits);
  const isIngredient = (ownField(base) ?? foreignField(base)) === 'ingredients';
  const part = partName(isIngredient && rest ? rest : base.replace(/^ingredients?(?=.)/, ''));
  if (part) return { field: 'ingredients', part, number };
  if (rest && !/^(?:name|text|item)$/.test(rest)) return null;
  const field = isIngredient ? 'ingredients' : (ownField(base) ?? foreignField(base));
  return field ? { field, part: 'entry', number } : null;
}
