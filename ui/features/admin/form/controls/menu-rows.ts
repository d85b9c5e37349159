import type { FieldError } from '#openapi/generated/model.ts';
import { asText, type FormValue, type FormValues } from '../../resources/form-fields.ts';

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
