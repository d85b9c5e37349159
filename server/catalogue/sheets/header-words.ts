import type { FieldWords } from './field-words.ts';
import { TEXT_WORDS } from './header-words-of-texts.ts';
import { THING_WORDS } from './header-words-of-things.ts';

/**
 * What other people call their columns, by field and language; words between commas, case, accents and spaces do not count.
 *
 * Sources. English: the headers of published tables (TheCocktailDB and its copies, Mr. Boston, IBA) and the property names of
 * schema.org/Recipe. The other languages: the headings under which recipe pages in that language list these things, with plurals and
 * usual synonyms; the Japanese and Korean ones were compared with pages that have them, such as
 * ichirandatabase.com/bar-cocktail-ichiran (ベース, 材料, 割合, 技法) and bsbukgu.go.kr (재료, 만들기).
 */
export const HEADER_WORDS: Readonly<Required<FieldWords>> = { ...TEXT_WORDS, ...THING_WORDS };
