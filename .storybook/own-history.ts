/**
 * Gives a story a separate history. All stories share a window, and a browser goes back only a moment later, so one story would close what
 * the next one opened. Here an entry is a state on a list, and a step back happens at once.
 */
export function installOwnHistory(): void {
  const entries: unknown[] = [];
  history.replaceState(null, '');
  history.pushState = (state: unknown) => {
    entries.push(history.state);
    history.replaceState(state, '');
  };
  history.go = (delta = 0) => {
    if (delta >= 0 || entries.length === 0) return;
    const [state] = entries.splice(Math.max(entries.length + delta, 0));
    history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  history.back = () => history.go(-1);
}
