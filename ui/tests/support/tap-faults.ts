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
