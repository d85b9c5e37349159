/**
 * Gives a story a history of its own. All stories share a window, and a browser goes back a moment after it is told to: what one story
 * opened would close in the next one. So an entry is a state on a list here, and a step back is told at once.
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
