import { describe, expect, it } from 'vitest';
import { EMPTY_PAGE, isDay, notebookIn, notebookText, withPage } from './notebook.ts';

describe('a notebook', () => {
  it('is the same after it was stored and read', () => {
    const page = { note: 'less lime', made: ['2026-11-02', '2026-10-31'] };
    const notebook = withPage(new Map(), 'daiquiri', page);
    expect(notebookIn(notebookText(notebook))).toEqual(new Map([['daiquiri', page]]));
  });

  it('has the days of a recipe once each, the latest first', () => {
    const notebook = withPage(new Map(), 'negroni', {
      note: '',
      made: ['2026-01-05', '2026-03-01', '2026-01-05'],
    });
    expect(notebook.get('negroni')?.made).toEqual(['2026-03-01', '2026-01-05']);
  });

  it('forgets a recipe without a note and without a day', () => {
    const notebook = withPage(new Map(), 'negroni', { note: 'more ice', made: [] });
    expect(withPage(notebook, 'negroni', EMPTY_PAGE).size).toBe(0);
  });

  it.each([
    null,
    '',
    'not JSON',
    'null',
    '[]',
    '3',
    '{"negroni":null}',
    '{"negroni":{"note":3,"made":"no"}}',
  ])('is empty when %j is stored', (text) => expect(notebookIn(text).size).toBe(0));

  it('knows a recipe by any id, also by one that objects have of themselves', () => {
    expect(notebookIn('{}').get('constructor')).toBeUndefined();
    expect(notebookIn('{"__proto__":{"note":"a"}}').get('__proto__')?.note).toBe('a');
  });
});

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  [20260101, false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));
