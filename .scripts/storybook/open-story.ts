import type { Listener, StorybookPage } from './begin-story.ts';

interface AxeResult {
  violations: { id: string }[];
}

interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; status: string }[];
}

/** Runs in the page: null for a story that fits any window. */
export async function sizeOfStory(storyId: string): Promise<{ width: number; height: number } | null> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Required<StorybookPage>;
  const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  const styles = parameters.viewport.options[storyGlobals?.viewport?.value ?? '']?.styles;
  return styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : null;
}

/** Runs in the page: chooses a story as a click in the sidebar does, and gives why its play or checks failed, or null. */
export function openStory({ storyId, timeoutMs }: { storyId: string; timeoutMs: number }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as Required<StorybookPage>;
  const wordsOf = (told: unknown): string => {
    const [first] = Array.isArray(told) ? (told as unknown[]) : [told];
    const { message, description } = (first ?? {}) as { message?: string; description?: string };
    // After the first line comes the whole page.
    return (message ?? description ?? JSON.stringify(first)).split('\n')[0] ?? '';
  };
  return new Promise<string | null>((resolve) => {
    let reason: string | null = null;
    const listeners = new Map<string, Listener>();
    const finish = (result: string | null) => {
      clearTimeout(timer);
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve(result);
    };
    const timer = setTimeout(() => finish(`it is not over after ${timeoutMs} ms`), timeoutMs);
    for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
      listeners.set(event, (told) => (reason ??= wordsOf(told)));
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
      listeners.set(event, (told) => finish(`${event}: ${wordsOf(told)}`));
    listeners.set('storyFinished', (told) => {
      const finished = told as Finished;
      if (finished.storyId !== storyId) return;
      const failed = finished.reporters.filter(({ status }) => status === 'failed').map(({ type }) => type);
      finish(reason ?? (finished.status === 'error' ? failed.join(' ') || 'it failed' : null));
    });
    for (const [event, listener] of listeners) channel.on(event, listener);
    // Choosing the shown story would not play it again.
    if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** At a story that is played. */
export interface Look {
  storyId: string;
  theme: 'light' | 'dark';
  /** All rules of axe, all but those about colours, or these alone. */
  asks: 'all' | 'structure' | 'colours';
  timeoutMs: number;
}

/** Runs in the page: shows the story in a theme, in which nothing moves. */
export async function showTheme({ storyId, theme }: Pick<Look, 'storyId' | 'theme'>): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Required<StorybookPage>;
  const { storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  const { classList } = document.documentElement;
  classList.add('playing');
  classList.toggle('dark', (storyGlobals?.theme ?? theme) === 'dark');
}

/** Runs in the page: asks axe by the event of the accessibility panel's button; gives the broken rules, or null. */
export async function lookAtStory({ storyId, asks, timeoutMs }: Omit<Look, 'theme'>): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as Required<StorybookPage>;
  const { parameters } = await preview.storyStoreValue.loadStory({ storyId });
  const { a11y } = parameters;
  if (a11y.disable === true || a11y.test === 'off') return null;
  const ofColours = ['color-contrast', 'link-in-text-block'];
  const options = {
    ...a11y.options,
    resultTypes: ['violations'],
    ...(asks === 'colours' && { runOnly: ofColours }),
    ...(asks === 'structure' && { rules: { 'color-contrast': { enabled: false } } }),
  };
  return new Promise((resolve) => {
    const finish = (reason: string | null) => {
      clearTimeout(timer);
      channel.off('storybook/a11y/result', onResult);
      channel.off('storybook/a11y/error', onError);
      resolve(reason);
    };
    const onResult = (told: unknown) => {
      const broken = (told as AxeResult).violations.map(({ id }) => id);
      finish(broken.length === 0 ? null : `axe finds ${broken.join(' ')}`);
    };
    const onError = (told: unknown) => finish(`axe could not check it: ${String(told)}`);
    const timer = setTimeout(() => finish(`axe does not answer after ${timeoutMs} ms`), timeoutMs);
    channel.on('storybook/a11y/result', onResult);
    channel.on('storybook/a11y/error', onError);
    channel.emit('storybook/a11y/manual', storyId, { ...a11y, options });
  });
}
