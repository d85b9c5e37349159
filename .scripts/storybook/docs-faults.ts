/** Runs in the page: faults of the documentation that Storybook draws without an error. */
export function faultsOfText(): string[] {
  const docs = document.querySelector<HTMLElement>('#storybook-docs');
  if (!docs) return [];
  const faults: string[] = [];
  const paragraphs = [...docs.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  if (paragraphs.some((text) => text.startsWith('|'))) faults.push('a table is shown as its source');
  const lists = [...docs.querySelectorAll('ol:not(.sb-unstyled *)')];
  if (lists.some((list) => getComputedStyle(list).listStyleType === 'none'))
    faults.push('a numbered list has no numbers');
  return faults;
}

/** Runs in the page, in the window of a phone: what does not fit. */
export function faultsOnPhone(): string[] {
  const { scrollWidth } = document.documentElement;
  const faults = scrollWidth > window.innerWidth ? [`it scrolls sideways, being ${scrollWidth} px wide`] : [];
  const SHORTEST_WORD = 5;
  const LETTERS_PER_LINE = 3;
  const texts = document.createTreeWalker(document.querySelector('#storybook-docs') ?? document, 4);
  const broken = new Set<string>();
  while (texts.nextNode()) {
    const word = texts.currentNode.textContent?.trim() ?? '';
    if (word.length < SHORTEST_WORD || !/^\p{L}+$/u.test(word)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 1 && word.length / lines <= LETTERS_PER_LINE) broken.add(word);
  }
  if (broken.size > 0) faults.push(`words are broken into letters: ${[...broken].join(', ')}`);
  return faults;
}
