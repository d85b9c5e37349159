import { textOf, type FormValue, type FormValues } from '../resources/form-fields.ts';

/** A row is a line of the menu as it is written: a heading, or the id of a cocktail below the heading before it. */
export type MenuRow =
  { kind: 'section'; title: string } | { kind: 'drink'; cocktail: string; price: string; note: string };

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
  if (!row) return null;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  return next[0]?.kind === 'section' ? next : null;
}

/** Returns the place of a drink that is added to the section of this row. */
export function endOfSection(rows: readonly MenuRow[], at: number): number {
  const next = rows.findIndex((row, index) => index > at && row.kind === 'section');
  return next < 0 ? rows.length : next;
}

/** Finds the row that a message of the contract is about: 'Sections, 1: Drinks, 2: Price must be a number, such as 12.50'. */
export function rowFault(rows: readonly MenuRow[], message: string): { at: number; words: string } | null {
  const [, section, drink = 0, words] = /^\w+, (\d+): (?:\w+, (\d+): )?(.*)$/s.exec(message) ?? [];
  if (words === undefined) return null;
  const headings = rows.flatMap(({ kind }, at) => (kind === 'section' ? [at] : []));
  return { at: (headings[Number(section) - 1] ?? 0) + Number(drink), words };
}

function entriesOf(value: FormValue | undefined): FormValues[] {
  return Array.isArray(value) ? (value as FormValues[]) : [];
}
