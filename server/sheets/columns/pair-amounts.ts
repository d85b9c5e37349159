import { splitUnit } from '../cells/read-column-name.ts';
import { type Columns, usesOf, withChanged, withUse } from './column-use.ts';
import { MIN_COLUMNS } from './ingredient-columns.ts';

/** Pairs names and amounts of "Base, Base (oz), Modifier, Modifier (oz)", without an ingredient column. */
export function pairByUnit(columns: Columns): Columns {
  if (usesOf(columns, 'value').length > 0) return columns;
  const pairs = columns.flatMap((amount) => {
    const { name, unit } = splitUnit(amount.name);
    const named = unit === '' ? undefined : columns.find((column) => column.name === name);
    return named && amount.looks.areAmounts && !named.looks.areAmounts ? [{ named, amount, unit }] : [];
  });
  if (pairs.length < MIN_COLUMNS) return columns;
  const reason = 'A name and its amount stand in two columns';
  const paired = pairs.flatMap(({ named, amount, unit }, index) => {
    const ingredient = { field: 'ingredients', number: index + 1 } as const;
    return [
      withUse(named, { ...ingredient, index: named.index, role: 'value', unit: '' }, reason),
      withUse(amount, { ...ingredient, index: amount.index, role: 'amount', unit }, reason),
    ];
  });
  return withChanged(columns, paired);
}

/** Pairs amounts with names in their order, or with the name before: "Qty, Ingredient, Qty, Ingredient". */
export function pairByOrder(columns: Columns): Columns {
  const [values = [], ...parts] = (['value', 'amount', 'unit'] as const).map((role) =>
    usesOf(columns, role).filter(({ number }) => number === 0),
  );
  const isOneName = new Set(values.map(({ index }) => columns[index]?.name)).size === 1;
  if (values.length < 2 || (!isOneName && parts.flat().length === 0)) return columns;
  const numbers = new Map<number, number>();
  for (const uses of [values, ...parts])
    for (const [position, { index }] of uses.entries()) {
      const before = values.findLastIndex((value) => value.index < index);
      numbers.set(index, 1 + (uses.length === values.length ? position : Math.max(0, before)));
    }
  return columns.map((column) => {
    const number = numbers.get(column.index);
    return column.use && number ? { ...column, use: { ...column.use, number } } : column;
  });
}

/** A name has one amount. Of two, the one without digits is the unit, as in "Cantidad, Medida". */
export function markUnitColumn(columns: Columns): Columns {
  if (usesOf(columns, 'unit').length > 0) return columns;
  const amounts = usesOf(columns, 'amount');
  const unit = amounts.find((use) => {
    const isAlone = !amounts.some((other) => other !== use && other.number === use.number);
    return !isAlone && !columns[use.index]?.looks.haveNumbers;
  });
  return columns.map((column) =>
    unit && column.use === unit ? { ...column, use: { ...unit, role: 'unit' } } : column,
  );
}

/** Leaves out amounts and units that belong to no column of names, and second ones for the same names. */
export function leaveOutUnpaired(columns: Columns): Columns {
  const valueNumbers = new Set(usesOf(columns, 'value').map(({ number }) => number));
  const seen = new Set<string>();
  return columns.map((column) => {
    const { use } = column;
    if (use?.field !== 'ingredients' || (use.role !== 'amount' && use.role !== 'unit')) return column;
    const key = `${use.role} ${use.number}`;
    const isLone = !valueNumbers.has(use.number) || seen.has(key);
    seen.add(key);
    return isLone ? withUse(column, null, 'No column of ingredients belongs to it') : column;
  });
}
