import { isLeaving } from '#ui/lib/browser/page-leaving.ts';
import { tellStored } from '#ui/lib/stored/stored-value.ts';

/** Clicks that the browser has carried out without scripts. */
const WORKS_ALONE = 'a[href], summary, label, input, select, textarea';

/** Does once what was pressed before the page lived. */
export function replayPresses(): void {
  const early = window.earlyEvents;
  window.earlyEvents = undefined;
  // A heart that was pressed early is stored already, maybe after the header has read the number of them.
  tellStored();
  // Other effects of the same commit, such as the search's listener, come first.
  if (early) queueMicrotask(() => early.forEach(repeat));
}

function repeat({ type, target }: Event): void {
  if (!(target instanceof Element) || !target.isConnected) return;
  const popover = target.closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
  // The browser has opened it, and nobody heard; not where a link leads away meanwhile.
  if (popover?.matches(':popover-open') && !isLeaving())
    popover.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
  else if (popover) return;
  else if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (target.closest('[type=submit]') || !target.closest(WORKS_ALONE))
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
