import { useMemo } from 'react';
import { EMPTY_PAGE, notebookIn, notebookText, withPage, type NotebookPage } from './notebook.ts';
import { readStored, useStored, writeStored } from '#ui/lib/stored/stored-value.ts';

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
