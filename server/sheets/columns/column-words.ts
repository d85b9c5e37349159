import { distancesFrom } from '#openapi/names/edit-distance.ts';
import { foldText } from '#openapi/names/fold-text.ts';
import { SHEET_FIELDS, type SheetField } from '../sheet-fields.ts';
import { LANGUAGES, listed, type PartField } from '../words/languages.ts';

/** "1. Name", "B) Ingredients": the place of a question; "U. medida" is a unit. */
const PLACE = /^\s*(?:\d{1,2}|[A-T])[.)]\s+(?=\p{L})/u;

/** "d_name", as a program calls a column of its table `drinks`; "n_ingredients" counts them. */
const PREFIX = /^(?!n)\p{L}_(?=\p{L}{3})/u;

const PARTS: ReadonlySet<string> = new Set<PartField>(['amount', 'unit']);
/** What a column may be: a field, or a part of ingredient lines. */
export type Meaning = SheetField | PartField;
const OWN = new Map<string, SheetField>(SHEET_FIELDS.map((field) => [field.toLowerCase(), field]));
const FOREIGN = new Map<string, Meaning>();
for (const field of [...SHEET_FIELDS, 'amount', 'unit'] as const)
  for (const { columns } of LANGUAGES)
    for (const word of listed(columns[field])) {
      const plain = plainName(word);
      if (!FOREIGN.has(plain)) FOREIGN.set(plain, field);
    }

/** A header name without what does not count: case, accents, spaces, `_`, `-`, signs and remarks in parentheses. */
export function plainName(column: string): string {
  const bare = column
    .replace(PLACE, '')
    .replace(PREFIX, '')
    .replace(/\([^()]*\)/g, '');
  // "€/unit" is no unit.
  return foldText(bare.replace(/[€$£]/g, 'price')).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The field that a header name (plain) is our own name for. */
export function ownField(plain: string): SheetField | null {
  return OWN.get(plain) ?? null;
}

/** What a header name (plain) means, ours or another's: `method`, `glass`, `strDrink`, `Zutaten`, `Menge`, `unit` … */
export function meaningOf(plain: string): Meaning | null {
  return wholeMeaning(plain) ?? (plain.startsWith('str') ? wholeMeaning(plain.slice(3)) : null);
}

/** The same for one word of a name, where "str" is no mark of a program: "toString". */
export function wholeMeaning(plain: string): Meaning | null {
  return OWN.get(plain) ?? FOREIGN.get(plain) ?? null;
}

/** True for a part of ingredient lines. */
export function isPart(found: Meaning | null): found is PartField {
  return found !== null && PARTS.has(found);
}

const FEWEST_MISSPELT_LETTERS = 7;
const LONG_WORDS = [...OWN.keys(), ...FOREIGN.keys()].filter(
  (word) => word.length >= FEWEST_MISSPELT_LETTERS && /^[a-z]+$/.test(word),
);

/** "Instrucions", "Garnsh", "Ingrediants", but not "Classes": the first letter is right. Each layout asks this of each column. */
export function misspelt(plain: string): Meaning | null {
  const near = LONG_WORDS.filter((word) => word[0] === plain[0] && Math.abs(word.length - plain.length) < 2);
  const distanceTo = near.length > 0 ? distancesFrom(plain) : null;
  const word = distanceTo && near.find((one) => distanceTo(one) === 1);
  return word ? meaningOf(word) : null;
}
