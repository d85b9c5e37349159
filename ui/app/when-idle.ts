/** A page that is busy for so long gets the rest of its code all the same. */
const BUSY_PAGE_MS = 5000;

/** Runs the task after the page's load, when the browser has nothing to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    // Safari has no such function.
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, task, { timeout: BUSY_PAGE_MS });
    else setTimeout(task);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
