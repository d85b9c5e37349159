export function focusPath(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let one = element; one; one = one.parentElement) {
    if (
      one instanceof HTMLElement &&
      one.tabIndex >= -1 &&
      (one === element || one.hasAttribute('tabindex'))
    ) {
      path.push(one);
    }
  }
  return path;
}
