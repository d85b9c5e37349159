import { describe, expect, it } from 'vitest';
import { endOfSection, menuRows, menuSections, moveRow, findRowError } from './useMenuRows.ts';

const drink = (cocktail: string) => ({ cocktail, price: '9', note: '' });
const SECTIONS = [
  { title: 'Before dinner', drinks: [drink('negroni'), drink('americano')] },
  { title: 'After dinner', drinks: [drink('b-52')] },
];
const rows = menuRows(SECTIONS);
const titlesOf = (next: ReturnType<typeof moveRow>) =>
  next?.map((row) => (row.kind === 'section' ? row.title : row.cocktail));

describe('the rows of a menu', () => {
  it('are its headings and its drinks, and become the same sections again', () => {
    expect(titlesOf(rows)).toEqual(['Before dinner', 'negroni', 'americano', 'After dinner', 'b-52']);
    expect(menuSections(rows)).toEqual(SECTIONS);
  });

  it('are found by the place that an error names', () => {
    const errorAt = (entry: string | undefined, message: string) =>
      findRowError(rows, { field: 'sections', code: 'entry', message, ...(entry && { entry }) });
    expect(errorAt('/0/drinks/1/note', 'Sections, 1: Drinks, 2: Note is long')).toEqual({
      index: 2,
      isOfNote: true,
      message: 'Note is long',
    });
    expect(errorAt('/1', 'Sections, 2: Heading is required')).toMatchObject({
      index: 3,
      message: 'Heading is required',
    });
    expect(errorAt(undefined, 'Sections may have at most 20 entries')).toBeNull();
  });

  it('move from one section to another', () => {
    expect(titlesOf(moveRow(rows, 4, 1))?.slice(0, 3)).toEqual(['Before dinner', 'b-52', 'negroni']);
    expect(titlesOf(moveRow(rows, 3, 2))?.slice(1, 4)).toEqual(['negroni', 'After dinner', 'americano']);
  });

  it('do not move to where no heading would be above them', () => {
    expect(moveRow(rows, 1, 0)).toBeNull();
    expect(moveRow(rows, 0, 1)).toBeNull();
  });

  it('are added at the end of their section, and get a first heading', () => {
    expect(endOfSection(rows, 0)).toBe(3);
    expect(endOfSection(rows, 3)).toBe(5);
    expect(menuSections([{ kind: 'drink', ...drink('negroni') }])).toEqual([
      { title: 'Drinks', drinks: [drink('negroni')] },
    ]);
  });
});
