/**
 * Runs in the page. Returns a sentence for each thing that does not fit. `wholeWords` also checks that
 * no short word is broken, which text of double size may need.
 */
export function layoutFaults(wholeWords: boolean): string[] {
  const TOLERANCE_PX = 1.5;
  /** With a small line height, letters reach beyond their line by up to this fraction of their size. */
  const LETTER_SHARE = 0.3;
  const faults: string[] = [];
  // A scroll bar may take a part of the window's width.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} of ${clientWidth} px wide`);

  /** A word of up to this length fits into half of the window, so a break in it is a fault. */
  const MAX_WORD_LETTERS = 16;
  const tagWithClasses = (element: Element): string => {
    const { className } = element;
    const classes = typeof className === 'string' ? className.split(' ').slice(0, 4).join('.') : '';
    return `${element.tagName.toLowerCase()}.${classes}`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.closest('.sr-only, [aria-hidden=true], .skip-link') === null;

  for (const image of document.images) {
    const isBroken = image.complete && image.naturalWidth === 0;
    // The fallback covers the browser's icon for a missing picture.
    const isCovered = getComputedStyle(image, '::after').content === '""';
    if (isBroken && !isCovered && isShown(image)) faults.push(`a torn picture: ${image.src}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('script, style, noscript, option') || !isShown(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    if (boxes.length === 0) continue;
    for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (!wholeWords || word[0].length > MAX_WORD_LETTERS || word[0].includes('-')) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()];
      const widthPx = lines.reduce((sum, line) => sum + line.width, 0);
      const isBroken = new Set(lines.map((line) => Math.round(line.top))).size > 1;
      if (isBroken && widthPx < window.innerWidth / 2)
        faults.push(`the word "${word[0]}" in ${tagWithClasses(parent)} is broken`);
    }
    const letterPx = Number.parseFloat(getComputedStyle(parent).fontSize) * LETTER_SHARE;
    const said = `"${text.slice(0, 30)}" in ${tagWithClasses(parent)}`;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    let canScrollAcross = false;
    let canScrollDown = false;
    for (
      let clip: Element | null = parent;
      clip !== null && clip !== document.body;
      clip = clip.parentElement
    ) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(clip);
      // A description may be cut, since one tap shows all of it.
      if (webkitLineClamp !== 'none') canScrollDown = true;
      const box = clip.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll')
        canScrollAcross ||= clip.scrollWidth > clip.clientWidth;
      if (overflowY === 'auto' || overflowY === 'scroll') canScrollDown = true;
      const cutsAcross = overflowX === 'hidden' || overflowX === 'clip';
      if (
        cutsAcross &&
        !canScrollAcross &&
        (right > box.right + TOLERANCE_PX || left < box.left - TOLERANCE_PX)
      )
        faults.push(`${said} is cut at the side by ${tagWithClasses(clip)}`);
      const cutsDown = overflowY === 'hidden' || overflowY === 'clip';
      if (cutsDown && !canScrollDown && (bottom > box.bottom + letterPx || top < box.top - letterPx))
        faults.push(`${said} is cut above or below by ${tagWithClasses(clip)}`);
    }
    if (canScrollAcross) faults.push(`${said} scrolls sideways`);
    if (right > window.innerWidth + TOLERANCE_PX || left < -TOLERANCE_PX)
      faults.push(`${said} is off the screen: ${Math.round(left)} to ${Math.round(right)} px`);
  }
  return [...new Set(faults)];
}

/** Runs in the page. Lists controls that are too small for a finger (WCAG 2.2, 2.5.8; 2.5.5 for buttons). */
export function tapFaults(): string[] {
  const LEAST_PX = 24;
  const BUTTON_PX = 44;
  const controls = document.querySelectorAll<HTMLElement>(
    'a, button, select, textarea, summary, label:has(input), input:not(label input)',
  );
  return [...controls].flatMap((control) => {
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || control.closest('.sr-only, .skip-link')) return [];
    // A link within a sentence is as high as its line.
    const text = control.textContent.trim();
    const around = control.parentElement?.textContent.trim() ?? '';
    if (getComputedStyle(control).display === 'inline' && around.length > text.length) return [];
    // The link that covers a whole card is as large as the card.
    const cover = getComputedStyle(control, '::after');
    if (cover.position === 'absolute' && cover.content !== 'none') return [];
    const { width, height } = control.getBoundingClientRect();
    const least = control.matches('button, label') ? BUTTON_PX : LEAST_PX;
    if (width === 0 || Math.min(width, height) >= least - 0.5) return [];
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return [`"${text.slice(0, 30)}" is ${size} only`];
  });
}
