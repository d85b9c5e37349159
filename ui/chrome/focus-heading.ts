/**
 * Focuses the heading, or the empty page until its heading comes, unless the visitor has gone elsewhere by then.
 * Returns what gives the wait up.
 */
export function focusHeading(main: HTMLElement): (() => void) | undefined {
  const focus = (element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  const heading = main.querySelector('h1');
  focus(heading ?? main);
  if (heading) return undefined;
  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1');
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focus(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
