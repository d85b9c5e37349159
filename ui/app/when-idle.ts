/** Runs `task` once everything of the first page is here and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    // Safari does not know it, whatever the types say.
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, task);
    else setTimeout(task);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
