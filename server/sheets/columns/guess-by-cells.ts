import type { SheetField } from '../cells/sheet-fields.ts';
import type { ColumnLooks } from './column-looks.ts';
import { type Columns, withUse } from './column-use.ts';
import { isFigure } from '../cells/read-column-name.ts';

interface Guess {
  field: SheetField;
  reason: string;
  fits: (looks: ColumnLooks, name: string) => boolean;
  /** The guess needs a column with this field. */
  after?: SheetField;
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i;

/** The guesses are tried in this order. The first column from the left that fits gets the field. */
const GUESSES: readonly Guess[] = [
  {
    field: 'ingredients',
    reason: 'Its cells look like amounts of ingredients',
    fits: ({ areAmountLines, areAmounts }) => areAmountLines && !areAmounts,
  },
  {
    field: 'name',
    reason: 'Its cells look like names',
    fits: ({ areNames, areSentences, areUrls, areAmountLines }, name) =>
      areNames && !areSentences && !areUrls && !areAmountLines && !isFigure(name),
  },
  // Steps are guessed only if another column has the ingredients: "Gin, Campari; stir" has both.
  {
    field: 'instructions',
    reason: 'Its cells look like sentences',
    fits: ({ areSentences, areUrls }) => areSentences && !areUrls,
    after: 'ingredients',
  },
  {
    field: 'image',
    reason: 'Its cells are addresses of pictures',
    fits: ({ areUrls, filled }) => areUrls && PICTURE.test(filled[0] ?? ''),
  },
  {
    field: 'glassware',
    reason: 'Its cells look like glasses',
    fits: ({ areGlasses, areSentences }) => areGlasses && !areSentences,
  },
  { field: 'type', reason: 'Its cells name techniques', fits: ({ areTechniques }) => areTechniques },
  {
    field: 'category',
    reason: 'Its cells are short texts that repeat',
    fits: ({ areRepeated, areTicks }, name) => areRepeated && !areTicks && !isFigure(name),
    after: 'ingredients',
  },
];

/** Proposes fields for columns with unknown names. A proposal is a guess until a mapping confirms it. */
export function guessByCells(columns: Columns): Columns {
  return GUESSES.reduce(guessField, columns);
}

function guessField(columns: Columns, { field, reason, fits, after }: Guess): Columns {
  const has = (wanted: SheetField): boolean => columns.some(({ use }) => use?.field === wanted);
  if (has(field) || (after && !has(after))) return columns;
  const free = columns.filter(({ use, isReplaced, looks }) => !use && !isReplaced && looks.filled.length > 0);
  const found = free.find(({ looks, name }) => fits(looks, name));
  if (!found) return columns;
  const use = { index: found.index, field, role: 'value', number: 0, unit: '' } as const;
  const guessed = withUse(found, use, `${reason}; its name does not say so`);
  return columns.with(found.index, { ...guessed, isGuess: true });
}
