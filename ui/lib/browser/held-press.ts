/** In the state of an entry of the history: what was pressed there when the page was reloaded for its code. */
const PRESS = 'press';

export const heldPress = () => (history.state as Record<string, unknown> | null)?.[PRESS];

export function holdPress(name: string | undefined): void {
  history.replaceState({ ...(history.state as object | null), [PRESS]: name }, '');
}
