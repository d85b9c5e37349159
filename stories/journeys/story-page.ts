import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { JourneyPage, Role } from '#ui/tests/support/journey-page.ts';
import { currentBrowsing } from './JourneySite.tsx';

const NAMED_KEY = /^[A-Z]\w+$/;

function visible<One extends HTMLElement>(found: One[]): One {
  // What a dialog lies over is out of reach.
  const [first] = found.filter(
    (element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'),
  );
  if (!first) throw new Error(`${found.length} such elements, none of them to be seen`);
  return first;
}

function query(role: Role, name: string | RegExp): HTMLElement[] {
  // What is hidden is sorted out afterwards: asking for it in the query costs a style calculation per element.
  return screen.queryAllByRole(role, { hidden: true, ...(name === '' ? {} : { name }) });
}

const find = (role: Role, name: string | RegExp) =>
  waitFor(() => {
    try {
      return visible(query(role, name));
    } catch (error) {
      throw new Error(`${role} ${String(name)}: ${String(error)}`, { cause: error });
    }
  });
const findLabelled = (label: string | RegExp) => waitFor(() => visible(screen.getAllByLabelText(label)));

function keys(key: string): string {
  const [modifier, letter] = key.split('+');
  if (letter !== undefined) return `{${modifier ?? ''}>}${letter}{/${modifier ?? ''}}`;
  return NAMED_KEY.test(key) ? `{${key}}` : key;
}

/** Plays the person of a journey in a story; `JourneySite` is what they see. */
export const storyPage: JourneyPage = {
  open: (path) => Promise.resolve(currentBrowsing().open(path)),
  reload: () => Promise.resolve(currentBrowsing().reload()),
  back: () => Promise.resolve(currentBrowsing().back()),
  isAt: (path) => waitFor(() => expect(currentBrowsing().path).toBe(path)),
  see: async (role, name) => void (await find(role, name)),
  seeText: async (text) => void (await waitFor(() => visible(screen.getAllByText(text)))),
  miss: (role, name) => waitFor(() => expect(query(role, name)).toEqual([])),
  click: async (role, name) => userEvent.click(await find(role, name), { pointerEventsCheck: 0 }),
  press: async (key) => void (await userEvent.keyboard(keys(key))),
  type: async (text) => void (await userEvent.keyboard(text)),
  fill: async (label, text) => {
    const box = await findLabelled(label);
    await userEvent.clear(box);
    if (text === '') return;
    await userEvent.click(box);
    await userEvent.paste(text);
  },
  choose: async (label, option) => userEvent.selectOptions(await findLabelled(label), option),
  attach: async (label, { name, type, content }) =>
    userEvent.upload(await findLabelled(label), new File([content.slice()], name, { type })),
  focused: (role, name) => waitFor(async () => expect(await find(role, name)).toHaveFocus()),
  has: (role, name, attribute, value) =>
    waitFor(async () => expect((await find(role, name)).getAttribute(attribute)).toBe(value)),
  isDark: (dark) => waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(dark)),
};
