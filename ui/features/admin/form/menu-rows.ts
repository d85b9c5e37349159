import { checkBody } from '#openapi/validation/check-body.ts';
import { textOf, type FormValue, type FormValues } from '../resources/form-fields.ts';

/** A row is a line of the menu as it is written: a heading, or a drink below the heading before it. */
export type MenuRow = { kind: 'section'; title: string } | ({ kind: 'drink' } & MenuDrink);

interface MenuDrink {
  /** This is the id of the cocktail. */
  cocktail: string;
  price: string;
  note: string;
}

const FIRST_SECTION = 'Drinks';

export function menuRows(sections: FormValue | undefined): MenuRow[] {
  return entriesOf(sections).flatMap((section): MenuRow[] => [
    { kind: 'section', title: textOf(section['title']) },
    ...entriesOf(section['drinks']).map(({ cocktail, price, note }) => ({
      kind: 'drink' as const,
      cocktail: textOf(cocktail),
      price: textOf(price),
      note: textOf(note),
    })),
  ]);
}

/** Returns the sections of these rows. Drinks above the first heading get a heading. */
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

/** Moves a row. A heading moves alone, and the drinks below it then belong to another one. The first row stays a heading. */
export function movedRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] | null {
  const row = rows[from];
  if (!row || from === to || to < 0 || to >= rows.length) return null;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  return next[0]?.kind === 'section' ? next : null;
}

/** Returns the place of a drink that is added to the section of this row. */
export function endOfSection(rows: readonly MenuRow[], at: number): number {
  const next = rows.findIndex((row, index) => index > at && row.kind === 'section');
  return next < 0 ? rows.length : next;
}

export interface RowFault {
  field: 'title' | 'price' | 'note';
  message: string;
}

/** The first text of a row that the contract refuses, in its words: 'Price must be a number, such as 12.50'. */
export function rowFault(row: MenuRow): RowFault | null {
  if (row.kind === 'section') return faultOf('title', { title: row.title, drinks: [] });
  const { cocktail, price, note } = row;
  const withDrink = (drink: FormValues) => ({ title: FIRST_SECTION, drinks: [{ cocktail, ...drink }] });
  return faultOf('note', withDrink({ note })) ?? faultOf('price', withDrink({ price }));
}

/** The section has nothing but this text that could be wrong. */
function faultOf(field: RowFault['field'], section: FormValues): RowFault | null {
  const { errors } = checkBody('MenuFields', { sections: [section] });
  const error = errors.find((one) => one.field === 'sections');
  // The places of the entries stand before the words.
  return error ? { field, message: error.message.replace(/^(?:[^:]+, \d+: )+/, '') } : null;
}

function entriesOf(value: FormValue | undefined): FormValues[] {
  return Array.isArray(value) ? (value as FormValues[]) : [];
}
