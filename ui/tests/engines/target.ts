import type * as testingLibrary from '@testing-library/dom';

/** How a visitor finds something: by its role and name, by its label, by its words, or by a selector. A string matches whole. */
export type Target =
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
  | { selector: string };

/** A string, or the source and the flags of a pattern. */
type Words = string | { source: string; flags: string };

/** A target as it goes into a page. */
export interface SentTarget {
  kind: 'role' | 'label' | 'text' | 'selector';
  value: Words;
  name?: Words | undefined;
}

const sent = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export function sentTarget(target: Target): SentTarget {
  if ('role' in target) {
    const { role, name } = target;
    return { kind: 'role', value: role, name: name === undefined ? undefined : sent(name) };
  }
  if ('label' in target) return { kind: 'label', value: sent(target.label) };
  if ('text' in target) return { kind: 'text', value: sent(target.text) };
  return { kind: 'selector', value: target.selector };
}

export function describeTarget(target: Target): string {
  return Object.entries(target)
    .map(([kind, value]) => `${kind} ${String(value)}`)
    .join(', ');
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
    findTarget?: (target: SentTarget) => HTMLElement[];
  }
}

/** In the page, where `@testing-library/dom` is: leaves `findTarget` there, which answers with what can be seen, in order. */
export function installFindTarget(): void {
  const words = (value: Words): string | RegExp =>
    typeof value === 'string' ? value : new RegExp(value.source, value.flags);
  window.findTarget = ({ kind, value, name }) => {
    const { TestingLibraryDom: library, document } = window;
    if (!library) throw new Error('@testing-library/dom is missing.');
    const plain = typeof value === 'string' ? value : '';
    // What is hidden is sorted out afterwards: asking for it in the query costs a style calculation for each element.
    const options = { hidden: true, ...(name === undefined ? {} : { name: words(name) }) };
    const found =
      kind === 'role'
        ? library.queryAllByRole(document.body, plain, options)
        : kind === 'label'
          ? library.queryAllByLabelText(document.body, words(value))
          : kind === 'text'
            ? library.queryAllByText(document.body, words(value), { ignore: 'script, style, textarea' })
            : [...document.querySelectorAll<HTMLElement>(plain)];
    // What a dialog lies over is out of reach.
    return found.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
    );
  };
}
