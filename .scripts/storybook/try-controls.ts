import type { BrowserContext } from 'playwright';
import { beginStory } from './begin-story.ts';

interface Row {
  control?: { type?: string; disable?: boolean };
  options?: unknown[];
}

interface Story {
  argTypes: Record<string, Row>;
  initialArgs: Record<string, unknown>;
  parameters: { controls?: { disable?: boolean; include?: string[]; exclude?: string[] } };
}

interface StoryPage {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase?: string };
    currentSelection?: { storyId: string };
    storyStoreValue: { loadStory: (one: { storyId: string }) => Promise<Story> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (told: unknown) => void) => void;
    off: (event: string, listener: (told: unknown) => void) => void;
    emit: (event: string, told: unknown) => void;
  };
}

/**
 * Runs in the page: shows a story, then changes each of its controls, one after the other. Returns which of them change nothing; a
 * panel without any is a fault too, unless the story hides it.
 */
async function changeControls({ storyId, patienceMs }: { storyId: string; patienceMs: number }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StoryPage;
  const { argTypes, initialArgs, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  const { disable = false, include, exclude = [] } = parameters.controls ?? {};
  if (disable) return [];
  const rows = Object.entries(argTypes).filter(
    ([name, { control }]) =>
      control?.disable !== true && (include?.includes(name) ?? true) && !exclude.includes(name),
  );
  if (rows.length === 0) return ['its panel of controls is empty'];
  const otherText = (value: unknown): unknown => {
    if (typeof value === 'string') return `${value} too`;
    if (Array.isArray(value)) return value.length === 0 ? ['another'] : value.map(otherText);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, otherText(part)]));
  };
  const othersThan = (value: unknown, { control, options }: Row): unknown[] => {
    if (options) return options.filter((option) => option !== value).reverse();
    if (control?.type === 'boolean') return [value !== true];
    if (control?.type === 'number') return [Number(value ?? 0) + 1];
    return [control?.type === 'object' ? otherText(value) : `${(value as string | undefined) ?? ''} too`];
  };
  const look = () => document.body.innerHTML;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  // Storybook loads the page anew when it leaves a story that has not come to its end.
  const happened = (wanted: string, isOf: (told: unknown) => boolean) =>
    new Promise<void>((resolve) => {
      const listener = (told: unknown) => {
        if (!isOf(told)) return;
        channel.off(wanted, listener);
        resolve();
      };
      channel.on(wanted, listener);
    });
  const tell = async (event: string, told: object) => {
    const isDrawn = happened('storyRendered', (id) => id === storyId);
    channel.emit(event, { storyId, ...told });
    await isDrawn;
  };
  const changes = async (name: string, value: unknown) => {
    const before = look();
    await tell('updateStoryArgs', { updatedArgs: { [name]: value } });
    const giveUp = performance.now() + patienceMs;
    while (look() === before && performance.now() < giveUp) await pause();
    return look() !== before;
  };
  const isFinished = happened('storyFinished', (told) => (told as { storyId: string }).storyId === storyId);
  // The story that the page shows already would not play again by being chosen.
  if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await isFinished;
  const idle: string[] = [];
  for (const [name, row] of rows) {
    let works = false;
    for (const value of othersThan(initialArgs[name], row)) works ||= await changes(name, value);
    if (!works) idle.push(`the control ${name} changes nothing`);
    await tell('resetStoryArgs', { argNames: [name] });
  }
  return idle;
}

interface Stories {
  /** Where the static Storybook is served. */
  address: string;
  ids: string[];
  /** How long a change may take to be seen. */
  patienceMs: number;
}

/** Changes every control of these stories in one page of a browser. Returns a line for each that changes nothing in its story. */
export async function tryControls(
  context: BrowserContext,
  { address, ids, patienceMs }: Stories,
): Promise<string[]> {
  const [first] = ids;
  if (first === undefined) return [];
  const page = await beginStory(
    context,
    `${address}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`,
  );
  const failures: string[] = [];
  for (const storyId of ids)
    for (const fault of await page.evaluate(changeControls, { storyId, patienceMs }))
      failures.push(`✗ ${storyId}: ${fault}`);
  await page.close();
  return failures;
}
