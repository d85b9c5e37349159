import { flushSync } from 'react-dom';
import { releaseEarlyEvents, type EarlyEvent } from './early-events.ts';

const SENDS = '[type=submit]';
/** What a click does by itself, without scripts. */
const WORKS_ALONE = 'a[href], summary, label, input, select, textarea, [popovertarget]';

/**
 * Repeats, in their order, the events from before the page lived, so that each takes effect exactly once. The screen
 * calls it when React has taken the served page over; until then React hears of none of these events.
 */
export function replayEarly(): void {
  const early = window.earlyEvents;
  releaseEarlyEvents();
  if (!early?.length) return;
  // Other effects of the same commit, such as the search's listener, come first.
  queueMicrotask(() => {
    // Each event meets what the one before has changed.
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
  if (type === 'change' && target instanceof HTMLSelectElement) {
    // An event before may have narrowed what can be chosen.
    const option = new Option('', value, false, true);
    target.append(option);
    target.dispatchEvent(new Event(type, { bubbles: true }));
    option.remove();
  }
  if (type === 'input' && target instanceof HTMLInputElement) {
    const isTicked = target.type === 'radio' || target.type === 'checkbox';
    // Without being a MouseEvent a click ticks nothing by itself.
    if (isTicked) enter(target, 'checked', checked, !checked, 'click');
    else enter(target, 'value', value, value === '' ? ' ' : '', type);
  }
}

/** What the key does by itself has happened; WebKit would do it again, such as move the focus by a second Tab. */
function press(target: Element, event: Event): void {
  const end = new AbortController();
  addEventListener('keydown', (again) => again.preventDefault(), end);
  target.dispatchEvent(new KeyboardEvent('keydown', event));
  end.abort();
}

/**
 * React takes what a field holds while it hydrates for what it rendered, and listens to changes alone. So the field is
 * changed to something else where React watches, on the element, and to what was entered where it does not, on the
 * prototype.
 */
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
