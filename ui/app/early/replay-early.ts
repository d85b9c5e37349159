import { flushSync } from 'react-dom';
import { isLeaving } from '#ui/lib/browser/page-leaving.ts';
import { tellStored } from '#ui/lib/stored/stored-value.ts';
import { releaseEarlyEvents, type EarlyEvent } from './early-events.ts';

const SENDS = '[type=submit]';
/** Clicks that the browser has carried out without scripts. */
const WORKS_ALONE = 'a[href], summary, label, input, select, textarea, [popovertarget]';

export function replayEarly(): void {
  const early = window.earlyEvents;
  releaseEarlyEvents();
  // A heart that was pressed early is stored already, maybe after the header has read the number of them.
  tellStored();
  if (!early?.length) return;
  // Other effects of the same commit, such as the search's listener, come first.
  queueMicrotask(() => {
    for (const one of early) flushSync(() => replay(one));
  });
}

function replay({ event, value, checked }: EarlyEvent): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === 'keydown') press(target, event);
  if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  if (type === 'click' && (target.closest(SENDS) || !target.closest(WORKS_ALONE))) {
    target.dispatchEvent(new MouseEvent(type, event));
  }
  if (type === 'click') tellOpen(target.closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement);
  if (type === 'change' && target instanceof HTMLSelectElement) {
    // An earlier event may have narrowed the options.
    const option = new Option('', value, false, true);
    target.append(option);
    target.dispatchEvent(new Event(type, { bubbles: true }));
    option.remove();
  }
  if (type === 'input' && target instanceof HTMLInputElement) {
    const isTicked = target.type === 'radio' || target.type === 'checkbox';
    // A click that is no MouseEvent ticks nothing.
    if (isTicked) enter(target, 'checked', checked, !checked, 'click');
    else enter(target, 'value', value, value === '' ? ' ' : '', type);
  }
}

/** What the browser has opened tells it once more, since nobody heard it; not where a link leads away meanwhile. */
function tellOpen(popover: Element | null | undefined): void {
  if (isLeaving() || !popover?.matches(':popover-open')) return;
  popover.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
}

/** The browser has carried out the key's default; WebKit would do it again. */
function press(target: Element, event: Event): void {
  const end = new AbortController();
  addEventListener('keydown', (again) => again.preventDefault(), end);
  target.dispatchEvent(new KeyboardEvent('keydown', event));
  end.abort();
}

/** React takes the value at hydration for the rendered one: set another through its setter, then the entered one past it. */
function enter(
  field: HTMLInputElement,
  property: 'value' | 'checked',
  entered: unknown,
  different: unknown,
  event: 'input' | 'click',
): void {
  const { selectionStart, selectionEnd } = field;
  Reflect.set(field, property, different);
  Reflect.set(HTMLInputElement.prototype, property, entered, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
