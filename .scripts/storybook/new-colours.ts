interface ColoursWindow {
  /** What axe was asked about in this page: a text of one colour and size, on the same grounds. */
  askedColours?: Set<string>;
}

/**
 * Runs in the page: whether a text is shown whose colours axe was not asked about yet. Hundreds of stories show the same frame, rows and
 * controls, and measuring contrasts takes two thirds of axe's time.
 */
export function hasNewColours(): boolean {
  const asked = ((window as ColoursWindow).askedColours ??= new Set());
  const before = asked.size;
  const grounds = new Map<Element | null, string>([[null, '']]);
  /** All that is painted behind and over a text, from the outermost element on. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal';
    const ground = groundOf(element.parentElement) + (isPlain ? '' : `> ${own}`);
    grounds.set(element, ground);
    return ground;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && (nodeValue?.trim().length ?? 0) > 1);
  const dialog = document.querySelector('dialog:modal, [role=dialog]');
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) && !element.matches('input, select, textarea')) continue;
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A pixel large is what screen readers alone read.
    if (!isShown || width < 2 || height < 2) continue;
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    // Axe leaves alone what is disabled or lies under a dialog.
    const isAsked =
      !element.closest(':disabled, [aria-disabled=true], label:has(:disabled)') &&
      (dialog === null || dialog.contains(element));
    const look = [isAsked, color, fontSize, fontWeight, textShadow, textDecorationLine, groundOf(element)];
    asked.add(look.join(' '));
  }
  return asked.size > before;
}
