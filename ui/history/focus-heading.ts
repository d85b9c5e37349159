/** Focuses the heading, or `main` until a heading appears. Returns a function that ends the wait. */
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
