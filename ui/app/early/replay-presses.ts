import { notifySubscribers } from '#ui/lib/stored/stored-value.ts';

/** Matches elements whose clicks need no script. */
const WORKS_ALONE = 'a[href], summary, label, input, select, textarea';

/** Repeats each press that happened before hydration. */
export function replayPresses(): void {
  const early = window.earlyEvents;
  window.earlyEvents = undefined;
  // The header may have read the number of hearts before an early press stored its heart.
  notifySubscribers();
  // Other effects of the same commit, such as the search's listener, must run first.
  if (early) queueMicrotask(() => early.forEach(repeat));
}

function repeat({ type, target }: Event): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  const popover = target.closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
  // The browser opened the popover before React could listen.
  if (popover?.matches(':popover-open'))
    popover.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
  else if (popover) return;
  else if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (target.closest('[type=submit]') || !target.closest(WORKS_ALONE))
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
