import { useMemo, type KeyboardEvent } from 'react';
import { resourceByName } from '../../resources/resource-definitions.ts';
import { useSortedItems } from '../../resources/useSortedItems.ts';
import type { FieldControlProps } from '../../resources/form-fields.ts';
import { useSortableRows } from '../../sorting/useSortableRows.ts';
import { endOfSection, findRowError, menuRows, menuSections, moveRow, type MenuRow } from './menu-rows.ts';
import { optionOf } from './ReferenceControl.tsx';

const COCKTAILS = resourceByName('cocktails');
/** The index of the price among a drink's boxes, which are its note and its price. */
const PRICE = 1;

/** Holds the rows of a menu's form: its headings and drinks. */
export function useMenuRows({ value, error, onChange }: FieldControlProps) {
  const { items } = useSortedItems(COCKTAILS);
  const options = useMemo(() => (items ?? []).map((item) => optionOf(COCKTAILS, 'id', item)), [items]);
  const titles = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const rows = menuRows(value);
  const names = rows.map((row) =>
    row.kind === 'section' ? row.title || 'the section' : (titles.get(row.cocktail) ?? row.cocktail),
  );
  const rowError = error ? findRowError(rows, error) : null;
  const setRows = (next: readonly MenuRow[]) => onChange(menuSections(next));
  const sortable = useSortableRows(names, (from, to) => {
    const next = moveRow(rows, from, to);
    if (next) setRows(next);
    return next !== null;
  });
  const addDrink = (cocktail: string, index: number) => {
    // The first drink gets a heading, so its index is 1.
    sortable.focus(Math.max(index, 1), PRICE);
    setRows(rows.toSpliced(index, 0, { kind: 'drink', cocktail, price: '', note: '' }));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = event.target as Element;
    sortable.moveByKey(index, event);
    if (event.key !== 'Enter' || !target.matches('input')) return;
    // Enter moves the focus to the box for the next drink, and does not save the menu.
    event.preventDefault();
    const last = event.currentTarget.closest('ol')?.children[endOfSection(rows, index) - 1];
    last?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  };
  return { isLoading: !items, options, rows, rowError, setRows, addDrink, onKeyDown, sortable };
}
