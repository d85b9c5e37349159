declare global {
  interface Window {
    /** Targets of the clicks, inputs and submits since the document began, kept by the inline script. */
    earlyEvents?: (EventTarget | null)[];
  }
}

/** A link, a disclosure and a popover's button work without scripts and have done so already. */
const PLAIN_BUTTON = 'button[type=button]:not([popovertarget])';
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea';
const TICKED = 'input[type=radio], input[type=checkbox]';

/**
 * Plays again what the visitor did before the site's scripts were here, once `takeOver` has hydrated the page.
 *
 * React counts what a field holds while it hydrates as what was served, and would never hear of the change. So fields
 * hold what was served during the hydration, and then what was entered.
 */
export function replayEarly(takeOver: () => void): void {
  const early = new Set(window.earlyEvents?.filter((target) => target instanceof Element));
  window.earlyEvents = undefined;
  const replays = [...early].flatMap((target) => prepareReplay(target) ?? []);
  takeOver();
  for (const replay of replays) replay();
}

/** Puts a field back as it was served. Returns what enters it again, or does again what was clicked. */
function prepareReplay(target: Element): (() => void) | undefined {
  const button = target.closest<HTMLElement>(PLAIN_BUTTON);
  if (button) return () => button.click();
  if (target instanceof HTMLFormElement) {
    return () => {
      hydrateNow(target);
      target.requestSubmit();
    };
  }
  if (target instanceof HTMLSelectElement) {
    const { selectedIndex } = target;
    const served = [...target.options].findIndex((option) => option.defaultSelected);
    target.selectedIndex = Math.max(served, 0);
    return () => {
      hydrateNow(target);
      target.selectedIndex = selectedIndex;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (target.matches(TICKED)) return replayTick(target as HTMLInputElement);
  if (target.matches(TYPED)) return replayTyping(target as HTMLInputElement | HTMLTextAreaElement);
  return undefined;
}

function replayTick(field: HTMLInputElement): (() => void) | undefined {
  if (field.checked === field.defaultChecked) return undefined;
  for (const one of document.getElementsByName(field.name)) {
    if (one instanceof HTMLInputElement) one.checked = one.defaultChecked;
  }
  return () => {
    hydrateNow(field);
    field.click();
  };
}

function replayTyping(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const entered = field.value;
  field.value = field.defaultValue;
  return () => {
    hydrateNow(field);
    // Past React's own setter on the element, which would note the value as known.
    const prototype: unknown = Object.getPrototypeOf(field);
    Reflect.set(prototype as object, 'value', entered, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** React hydrates at once whatever a discrete event happens to; nobody listens to this one. */
function hydrateNow(field: Element): void {
  field.dispatchEvent(new Event('auxclick', { bubbles: true }));
}
