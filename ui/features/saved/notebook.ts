/** What a visitor keeps of a recipe on the device, private to the visitor. */
export interface NotebookPage {
  note: string;
  /** The days on which it was made (`yyyy-mm-dd`), the latest first. */
  made: readonly string[];
}

/** By the recipe's id; a recipe without a note and without a day is not in it. */
export type Notebook = ReadonlyMap<string, NotebookPage>;

export const MAX_NOTE_CHARACTERS = 2000;
export const EMPTY_PAGE: NotebookPage = { note: '', made: [] };

/** Whether a text is a day of the calendar, as `2026-02-28` is and `2026-02-30` is not. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The page that a value holds, without what is no note and no day. */
function pageIn(value: unknown): NotebookPage {
  const { note, made } = (value ?? {}) as Record<string, unknown>;
  return {
    note: typeof note === 'string' ? note.slice(0, MAX_NOTE_CHARACTERS) : '',
    made: Array.isArray(made) ? inOrder(made.filter(isDay)) : [],
  };
}

const inOrder = (days: readonly string[]): string[] => [...new Set(days)].sort().reverse();
const isEmpty = ({ note, made }: NotebookPage) => note === '' && made.length === 0;

/** The notebook that a stored text holds; what cannot be read is left out. */
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

/** The notebook with this page for a recipe. */
export function withPage(notebook: Notebook, id: string, page: NotebookPage): Notebook {
  const pages = new Map(notebook);
  if (isEmpty(page)) pages.delete(id);
  else pages.set(id, { note: page.note, made: inOrder(page.made) });
  return pages;
}
