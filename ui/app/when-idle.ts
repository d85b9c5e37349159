/** After this time, the task runs although the page is still busy. */
const BUSY_PAGE_MS = 5000;

/** Runs the task after the page's load, when the browser has nothing to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    // Safari does not have this function.
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, task, { timeout: BUSY_PAGE_MS });
    else setTimeout(task);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
