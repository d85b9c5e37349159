const TAKES_FOCUS = 'a[href], button, input, select, textarea, summary';

/**
 * When the focused element is removed, such as an entry of a list, moves the focus to the next entry, the
 * one before, or the heading above. Otherwise Tab would start again at the top of the page.
 */
export function rescueFocus(): void {
  let last: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    // A toast returns the focus itself.
    last = target instanceof Element && !target.closest('[data-toasts]') ? target : null;
  });
  document.addEventListener('focusout', ({ target }) => {
    // An element that is still in the page has lost the focus to another one.
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = null;
    });
  });
  new MutationObserver((records) => {
    const lost = last;
    if (!lost || lost.isConnected) return;
    last = null;
    // A dialog returns the focus to its opener, which may take a while.
    if (lost.closest('dialog, [role="dialog"], [role="menu"], [role="listbox"]')) return;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
    if (!removal) return;
    // The new content may take the focus itself.
    requestAnimationFrame(() => requestAnimationFrame(() => focusNear(removal, lost)));
  }).observe(document.body, { childList: true, subtree: true });
}

function focusNear(
  { removedNodes, nextSibling, previousSibling, target }: MutationRecord,
  lost: Element,
): void {
  if (document.activeElement !== document.body) return;
  const [removed] = removedNodes;
  for (const sibling of [nextSibling, previousSibling]) {
    if (!(sibling instanceof Element) || !sibling.isConnected || sibling.nodeName !== removed?.nodeName)
      continue;
    const control = [lost.localName, TAKES_FOCUS]
      .map((kind) => (sibling.matches(kind) ? sibling : sibling.querySelector(kind)))
      .find((element) => element instanceof HTMLElement);
    if (control) return control.focus({ preventScroll: true });
  }
  const before = previousSibling?.isConnected ? previousSibling : target;
  const heading = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].findLast((element) => {
    const place = before.compareDocumentPosition(element);
    return (
      (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0 || before === element || isIn(before, element, target)
    );
  });
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Excludes a heading elsewhere in the parent, which may be below the removed element. */
const isIn = (before: Node, heading: Node, parent: Node): boolean =>
  before !== parent && before.contains(heading);
