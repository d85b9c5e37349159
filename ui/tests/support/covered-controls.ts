/**
 * Runs in the page, which it scrolls. The controls in the middle of the window that something else covers on the way down, such as a
 * picture that stays in sight. Bars at its upper and lower edge may lie over what is being scrolled away.
 */
export function coveredControls(): string[] {
  // It covers the page, as it should.
  if (document.querySelector('[role=dialog], dialog[open]') !== null) return [];
  const faults = new Set<string>();
  const controls = [...document.querySelectorAll('main :is(a[href], button, summary, select)')];
  const step = innerHeight / 8;
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo({ top, behavior: 'instant' });
    for (const control of controls) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      if (width < 2 || middleY < innerHeight / 4 || middleY > (innerHeight * 3) / 4) continue;
      const hit = document.elementFromPoint(middleX, middleY);
      if (hit === null || control.contains(hit) || hit.contains(control)) continue;
      faults.add(`"${control.textContent.trim()}" is covered by ${hit.outerHTML.slice(0, 120)}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
