import type { BrowserContext } from 'playwright';
import { beginStory, type ControlRow, type StorybookPage } from './begin-story.ts';

/** Runs in the page: gives which controls of a story change nothing. An empty panel is a fault too, unless the story hides it. */
async function changeControls({ storyId, patienceMs }: { storyId: string; patienceMs: number }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as Required<StorybookPage>;
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
  const othersThan = (value: unknown, { control, options }: ControlRow): unknown[] => {
    if (options) return options.filter((option) => option !== value).reverse();
    if (control?.type === 'boolean') return [value !== true];
    if (control?.type === 'number') return [Number(value ?? 0) + 1];
    return [control?.type === 'object' ? otherText(value) : `${(value as string | undefined) ?? ''} too`];
  };
  const look = () => document.body.innerHTML;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  // Storybook reloads the page when it leaves an unfinished story.
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
  // Choosing the shown story would not play it again.
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
  address: string;
  ids: string[];
  patienceMs: number;
}

/** Gives a line for each control that changes nothing. */
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
