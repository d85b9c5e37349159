import type { SheetLayout } from '#openapi/generated/model.ts';
import { looksOf } from '../columns/column-looks.ts';
import { readColumnName } from '../columns/header-words.ts';
import { isFigure, isIngredient } from '../columns/ingredient-matrix.ts';
import { isCountedThing, joinMeasure, joinUnit } from '../recipes/amounts.ts';
import { noteOn, type SheetRow } from '../read/sheet-file.ts';
import { isNothing, readTick } from '../words/value-words.ts';
import type { Table } from './find-table.ts';

/** A table that has a column for each drink, and the same with a row for each of them. */
export interface DrinkColumns {
  table: Table;
  /** Its amounts have units, so that it is no guess. */
  isSure: boolean;
}

/**
 * Turns a table whose rows are ingredients and whose columns are drinks; null where the columns hold anything but amounts. A row that is
 * called after a field, such as "Glass", is that field of the drinks.
 */
export function turnDrinkColumns(table: Table, wanted: SheetLayout | null | undefined): DrinkColumns | null {
  const { header, body, headerRow } = table;
  if (!header) return null;
  const meanings = header.map((column) => readColumnName(column)?.meaning ?? null);
  // "ml" above the names of the ingredients is the unit of all amounts.
  const corner = meanings[0] === 'amount' ? (readColumnName(header[0] ?? '')?.unit ?? '') : '';
  const unit = table.unit || corner;
  const namesAt = meanings.indexOf('ingredients');
  if (meanings.includes('name') && wanted !== 'drinkColumns') return null;
  const rows = body.filter(({ refusal }) => !refusal);
  const firsts = rows.map(({ cells }) => cells[0]?.trim() ?? '');
  const areIngredients = firsts.filter(isIngredient).length > firsts.length / 2;
  const isFirst = wanted === 'drinkColumns' || ((meanings[0] === null || corner !== '') && areIngredients);
  const at = namesAt >= 0 ? namesAt : isFirst ? 0 : -1;
  const fields = rows.map(({ cells }) => readColumnName(cells[at]?.trim() ?? '')?.meaning ?? null);
  const isLeft = (place: number): boolean =>
    fields[place] === null && isFigure(rows[place]?.cells[at]?.trim() ?? '');
  const ingredients = rows.filter((_, place) => fields[place] === null && !isLeft(place));
  const drinks = header.flatMap((column, index) => {
    const looks = looksOf(ingredients.slice(0, 200).map(({ cells }) => cells[index] ?? ''));
    return index !== at &&
      column.trim() !== '' &&
      !isFigure(column) &&
      meanings[index] === null &&
      (looks.areAmounts || looks.areTicks)
      ? [index]
      : [];
  });
  if (at < 0 || drinks.length < 2) return null;
  const others = rows.flatMap((row, place) => (fields[place] === null ? [] : [row]));
  const turned = drinks.map((index): SheetRow => {
    const lines = ingredients.flatMap(({ cells }) => {
      const [name = '', cell = ''] = [cells[at]?.trim(), cells[index]?.trim()];
      const tick = readTick(cell);
      if (isNothing(cell) || tick === false || name === '') return [];
      return [tick ? name : joinMeasure(joinUnit(cell, isCountedThing(name) ? '' : unit), name)];
    });
    const more = others.map(({ cells }) => cells[index]?.trim() ?? '');
    return { rowNumber: index + 1, cells: [header[index] ?? '', lines.join('\n'), ...more] };
  });
  const valuesOf = (index: number): string =>
    rows
      .map(({ cells }) => cells[index]?.trim())
      .filter(Boolean)
      .join(', ');
  const left = [
    ...header.flatMap((column, index) =>
      index !== at && column.trim() !== '' && !drinks.includes(index)
        ? [`${column} (${valuesOf(index)})`]
        : [],
    ),
    ...rows.flatMap(({ cells }, place) =>
      isLeft(place) ? [cells.filter((cell) => cell.trim()).join(' ')] : [],
    ),
  ];
  const told = left.length === 0 ? '' : `; left out: ${left.join(', ')}`;
  const areNamed = drinks.filter((index) => isIngredient(header[index] ?? '')).length <= drinks.length / 2;
  const haveUnits =
    unit !== '' ||
    drinks.every((index) => looksOf(ingredients.map(({ cells }) => cells[index] ?? '')).haveUnits);
  return {
    isSure: haveUnits && (namesAt >= 0 || areNamed),
    table: {
      ...table,
      header: ['name', 'ingredients', ...others.map(({ cells }) => cells[at] ?? '')],
      body: turned,
      notes: [
        ...table.notes,
        noteOn(headerRow, `Each column was read as a cocktail, so that row numbers count columns${told}`),
      ],
    },
  };
}
