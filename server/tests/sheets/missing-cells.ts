import Papa from 'papaparse';
import { unpackWorkbook } from '#server/native/unpack-workbook.ts';
import { knownColumn } from '#server/sheets/columns/column-names.ts';
import {
  readCocktailRows,
  type CocktailSheet,
  type SheetOptions,
} from '#server/sheets/read-cocktail-rows.ts';
import { decodeText } from '#server/sheets/read/decode-text.ts';
import { gridOf, openWorkbook } from '#server/sheets/read/open-workbook.ts';
import { cellText } from '#server/sheets/read/workbook-cell.ts';
import { ABOUT_SHEET } from '#server/sheets/write/workbook-about.ts';

const WORD = /[\p{L}\p{N}\p{M}½¼¾⅓⅔⅛]+/gu;
/** Markup, pages that note programs write behind names, and marks that say no more than "in it" or "not in it". */
const NOTHING_TO_SAY =
  /<[^<>]*>|&\w+;|\((?:https?:|[^()\s]+\.md)[^)]*\)|^\s*(?:x|0|-+|none|geen|n\/a|\(none, none\))\s*$/gi;
const ZIP = 0x50;
/** A cell is there when at least so many of its words are: signs and headings within it are no words of a recipe. */
const MOST = 0.5;

/**
 * The cells of a sheet that are nowhere: neither in a recipe, nor in a column that is shown as left out, nor in a note or an error that
 * tells of them. Each is an error of ours.
 */
export async function missingCells(bytes: Uint8Array, options: SheetOptions = {}): Promise<string[]> {
  const sheet = await readCocktailRows(bytes, options, unpackWorkbook);
  const drafts = [...sheet.drafts];
  if (drafts.length === 0) return [];
  // A doubt about amounts says that some were left out.
  const isDoubted = drafts.some(
    ({ doubts = [] }) => doubts.includes('amountsApart') || doubts.includes('columnLeftOut'),
  );
  const known = new Set(wordsOf([...toldTexts(sheet), JSON.stringify(drafts)].join('\n')));
  return cellsOf(bytes, sheet, options).filter((cell) => {
    const words = wordsOf(cell.replace(NOTHING_TO_SAY, ''));
    const isAmount = isDoubted && /^\W*\d/.test(cell);
    if (words.length === 0 || isAmount || knownColumn(cell.replace(/\s*[:：]\s*$/, '')) !== null)
      return false;
    return words.filter((word) => known.has(word)).length < words.length * MOST;
  });
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) => word.normalize('NFKC'));
}

function toldTexts({ rows, columns, notes, errors, source }: CocktailSheet): string[] {
  const left = columns.flatMap(({ field }, at) => (field === null ? [at] : []));
  const refused = new Set(errors.map(({ row }) => row));
  return [
    ...columns.map(({ column }) => column),
    ...[...notes, ...errors].map(({ message }) => message),
    ...source.worksheets,
    ...[...rows].flatMap(({ row, values }) =>
      refused.has(row) ? values : left.map((at) => values[at] ?? ''),
    ),
  ];
}

function cellsOf(bytes: Uint8Array, { source, notes }: CocktailSheet, { encoding }: SheetOptions): string[] {
  if (source.worksheet === null)
    return Papa.parse<string[]>(decodeText(bytes, encoding ?? undefined).text).data.flat();
  const book = openWorkbook(bytes[0] === ZIP ? unpackWorkbook(bytes) : bytes, {});
  const names = source.worksheet === '*' ? book.SheetNames : [source.worksheet];
  const told = notes
    .map(({ message }) => message)
    .filter((message) => message.startsWith('No recipe was found'));
  const isTold = (name: string): boolean => told.some((message) => message.includes(`"${name}"`));
  return names
    .filter((name) => name !== ABOUT_SHEET && !isTold(name))
    .flatMap((name) =>
      gridOf(book, name)
        .map((cells) => Array.from(cells ?? [], (cell) => (cell ? cellText(cell, false) : '')))
        .flat(),
    );
}
