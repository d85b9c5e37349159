import Papa from 'papaparse';
import { readColumnName } from '#server/sheets/cells/read-column-name.ts';
import { readCocktailSheet, type CocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { decodeText } from '#server/sheets/read/decode-text.ts';

const WORD = /[\p{L}\p{N}\p{M}½¼¾⅓⅔⅛]+/gu;
/** Matches markup, URLs after names, and marks that say no more than "in it" or "not in it". */
const NOTHING_TO_SAY =
  /<[^<>]*>|&\w+;|\((?:https?:|[^()\s]+\.md)[^)]*\)|^\s*(?:x|0|-+|none|geen|n\/a|\(none, none\))\s*$/gi;
/** A cell is found if this fraction of its words is found, since signs and headings are not in recipes. */
const MOST = 0.5;

/**
 * Returns the cells of a text file that are lost: in no recipe, in no column that is shown as left out, in no
 * note and in no error.
 */
export async function missingCells(bytes: Uint8Array): Promise<string[]> {
  const sheet = await readCocktailSheet(bytes);
  const recipes = [...sheet.recipes];
  if (recipes.length === 0) return [];
  // A doubt about amounts says that some were left out.
  const isDoubted = recipes.some(({ doubts = [] }) => doubts.includes('amountsApart'));
  const known = new Set(wordsOf([...toldTexts(sheet), JSON.stringify(recipes)].join('\n')));
  return Papa.parse<string[]>(decodeText(bytes).text)
    .data.flat()
    .filter((cell) => {
      const words = wordsOf(cell.replace(NOTHING_TO_SAY, ''));
      const isAmount = isDoubted && /^\W*\d/.test(cell);
      if (words.length === 0 || isAmount || readColumnName(cell.trim().replace(/\s*[:：]$/, '')) !== null)
        return false;
      return words.filter((word) => known.has(word)).length < words.length * MOST;
    });
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) => word.normalize('NFKC'));
}

function toldTexts({ rows, columns, notes, errors }: CocktailSheet): string[] {
  const left = columns.flatMap(({ field }, index) => (field === null ? [index] : []));
  const refused = new Set(errors.map(({ row }) => row));
  return [
    ...columns.map(({ column }) => column),
    ...[...notes, ...errors].map(({ message }) => message),
    ...[...rows].flatMap(({ row, values }) =>
      refused.has(row) ? values : left.map((index) => values[index] ?? ''),
    ),
  ];
}
