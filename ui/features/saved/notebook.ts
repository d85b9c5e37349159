import { useMemo } from 'react';
import { readStored, useStored, writeStored } from '#ui/lib/stored/stored-value.ts';

export interface NotebookPage {
  note: string;
  /** `yyyy-mm-dd`, the latest first. */
  made: readonly string[];
}

export type Notebook = ReadonlyMap<string, NotebookPage>;

export const MAX_NOTE_CHARACTERS = 2000;
export const EMPTY_PAGE: NotebookPage = { note: '', made: [] };

/** A day of the calendar: `2026-02-28`, not `2026-02-30`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function pageIn(value: unknown): NotebookPage {
  const { note, made } = (value ?? {}) as Record<string, unknown>;
  return {
    note: typeof note === 'string' ? note.slice(0, MAX_NOTE_CHARACTERS) : '',
    made: Array.isArray(made) ? inOrder(made.filter(isDay)) : [],
  };
}

const inOrder = (days: readonly string[]): string[] => [...new Set(days)].sort().reverse();
const isEmpty = ({ note, made }: NotebookPage) => note === '' && made.length === 0;

/** Ignores what cannot be read. */
export function notebookIn(text: string | null): Notebook {
  try {
    const pages = Object.entries(JSON.parse(text ?? '{}') as object);
    return new Map(
      pages.flatMap(([id, value]) => {
        const page = pageIn(value);
        return isEmpty(page) ? [] : [[id, page] as const];
      }),
    );
  } catch {
    return new Map();
  }
}

export function notebookText(notebook: Notebook): string {
  return JSON.stringify(Object.fromEntries(notebook));
}

export function withPage(notebook: Notebook, id: string, page: NotebookPage): Notebook {
  const pages = new Map(notebook);
  if (isEmpty(page)) pages.delete(id);
  else pages.set(id, { note: page.note, made: inOrder(page.made) });
  return pages;
}

export const NOTEBOOK_KEY = 'notebook';

export function useNotebookPage(id: string): [NotebookPage, (page: NotebookPage) => void] {
  const text = useStored(NOTEBOOK_KEY);
  const notebook = useMemo(() => notebookIn(text), [text]);
  const write = (page: NotebookPage) => {
    // Another tab may have written meanwhile.
    const latest = notebookIn(readStored(NOTEBOOK_KEY));
    writeStored(NOTEBOOK_KEY, notebookText(withPage(latest, id, page)));
  };
  return [notebook.get(id) ?? EMPTY_PAGE, write];
}

/** In the visitor's time zone, as `2026-11-22`, which is how Sweden writes a day. */
export const localDay = (moment: Date): string => moment.toLocaleDateString('sv');

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-22` as `Nov 22, 2026`. */
export const shownDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
