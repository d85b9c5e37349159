import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as testingLibrary from '@testing-library/dom';

/** A regular expression is sent to the page as source and flags, since only JSON can be sent. */
type SentWords = string | { source: string; flags: string };

/** Says what a test looks for in a page. */
export interface Sought {
  by: 'role' | 'label' | 'text' | 'selector';
  words: SentWords;
  name?: SentWords;
  pressed?: boolean;
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
    /** Returns the visible elements in document order. */
    findForTest?: (sought: Sought) => HTMLElement[];
  }
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom');

/** Defines `findForTest` in a page. */
export const FIND_SCRIPT = `${readFileSync(library.replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'), 'utf8')};
window.findForTest = ${String(findInPage)};`;

export const sentWords = (words: string | RegExp): SentWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

function findInPage({ by, words, name, pressed }: Sought): HTMLElement[] {
  const { TestingLibraryDom: library, document } = window;
  if (!library) return [];
  const read = (sent: SentWords) => (typeof sent === 'string' ? sent : new RegExp(sent.source, sent.flags));
  const plain = typeof words === 'string' ? words : '';
  // Hidden elements are removed afterwards, since the query would cost a style calculation for each element.
  const options = {
    hidden: true,
    ...(name && { name: read(name) }),
    ...(pressed !== undefined && { pressed }),
  };
  const queries = {
    role: () => library.queryAllByRole(document.body, plain, options),
    label: () => library.queryAllByLabelText(document.body, read(words)),
    text: () => library.queryAllByText(document.body, read(words), { ignore: 'script, style, textarea' }),
    selector: () => [...document.querySelectorAll<HTMLElement>(plain)],
  };
  // A visitor cannot reach elements below a dialog.
  return queries[by]().filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
  );
}
