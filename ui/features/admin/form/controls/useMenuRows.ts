import type { FieldError } from '#openapi/generated/model.ts';
import {
  asText,
  type FormValue,
  type FormValues,
  type FieldControlProps,
} from '../../resources/form-fields.ts';
import { useMemo, type KeyboardEvent } from 'react';
import { resourceByName } from '../../resources/resource-definitions.ts';
import { useSortedItems } from '../../resources/useSortedItems.ts';
import { useSortableRows } from '../../sorting/useSortableRows.ts';
import { optionOf } from './ReferenceControl.tsx';

/** A row of the menu's form: the heading of a section, or a drink of the section above. */
export type MenuRow =
  { kind: 'section'; title: string } | { kind: 'drink'; cocktail: string; price: string; note: string };

const FIRST_SECTION = 'Drinks';

export function menuRows(sections: FormValue | undefined): MenuRow[] {
  return formEntries(sections).flatMap((section): MenuRow[] => [
    { kind: 'section', title: asText(section['title']) },
    ...formEntries(section['drinks']).map(({ cocktail, price, note }) => ({
      kind: 'drink' as const,
      cocktail: asText(cocktail),
      price: asText(price),
      note: asText(note),
    })),
  ]);
}

/** Drinks above the first heading get a heading. */
export function menuSections(rows: readonly MenuRow[]): FormValues[] {
  const sections: { title: string; drinks: FormValues[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'section') sections.push({ title: row.title, drinks: [] });
    else {
      if (sections.length === 0) sections.push({ title: FIRST_SECTION, drinks: [] });
      const { cocktail, price, note } = row;
      sections.at(-1)?.drinks.push({ cocktail, price, note });
    }
  }
  return sections;
}

/** Moves a row. A heading moves without its drinks. Returns null if the first row would not be a heading. */
export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] | null {
  const row = rows[from];
  if (!row) return null;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  return next[0]?.kind === 'section' ? next : null;
}

/** A drink that is added to the section of this row gets this index. */
export function endOfSection(rows: readonly MenuRow[], index: number): number {
  const next = rows.findIndex((row, other) => other > index && row.kind === 'section');
  return next < 0 ? rows.length : next;
}

/** An error of one row. `message` lacks the beginning of 'Sections, 1: Drinks, 2: Price must be a number'. */
export interface MenuRowError {
  index: number;
  isOfNote: boolean;
  message: string;
}

/** Finds the invalid row: `/0/drinks/1/price` is the price of the second drink of the first section. */
export function findRowError(rows: readonly MenuRow[], { entry, message }: FieldError): MenuRowError | null {
  if (entry === undefined) return null;
  const [, section, , drink, box] = entry.split('/');
  const headings = rows.flatMap(({ kind }, index) => (kind === 'section' ? [index] : []));
  const index = (headings[Number(section)] ?? 0) + (drink === undefined ? 0 : Number(drink) + 1);
  return { index, isOfNote: box === 'note', message: message.replace(/^(?:\w+, \d+: )+/, '') };
}

function formEntries(value: FormValue | undefined): FormValues[] {
  return Array.isArray(value) ? (value as FormValues[]) : [];
}

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
