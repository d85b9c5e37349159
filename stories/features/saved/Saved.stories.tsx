import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { failing, pending } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { SavedPage } from '#ui/features/saved/SavedPage.tsx';
import { deviceFileText, readDeviceFile } from '#ui/features/saved/device-file.ts';
import { LONG_WORD } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const NOTEBOOK = {
  negroni: { note: 'Half an ounce more gin, and a big cube.', made: ['2026-11-02', '2026-10-31'] },
};

/** What the device holds when a story begins. */
const onDevice = (saved: string, notebook: object = {}) => ({
  beforeEach: () => {
    localStorage.setItem('saved-recipes', saved);
    localStorage.setItem('notebook', JSON.stringify(notebook));
    return () => {
      for (const key of ['saved-recipes', 'notebook', 'shopping', 'bottles', 'units']) {
        localStorage.removeItem(key);
      }
    };
  },
});
const some = onDevice('daiquiri,negroni', NOTEBOOK);

const meta: Meta<typeof SavedPage> = {
  title: 'Screens/Saved recipes',
  component: SavedPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/saved' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <SavedPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof SavedPage>;

const rows = () => within(screen.getByRole('list', { name: 'Saved recipes' })).getAllByRole('heading');

/** The latest first, each with its note and its days. */
export const Loaded: Story = {
  ...some,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Negroni' })).toHaveAttribute(
      'href',
      '/recipe/negroni',
    );
    await expect(rows().map(({ textContent }) => textContent)).toEqual(['Negroni', 'Daiquiri']);
    await expect(screen.getByText(/made 2 times, last on Nov 2, 2026/)).toBeVisible();
    await expect(screen.getByLabelText('Your notes on Negroni')).toHaveValue(NOTEBOOK.negroni.note);
  },
};

export const Empty: Story = {
  ...onDevice(''),
  play: async () => {
    await expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Explore our collection' })).toBeVisible();
  },
};

/** A note is stored as it is written, a day when it is given; a day that is removed can be put back. */
export const Noting: Story = {
  ...onDevice('daiquiri'),
  play: async () => {
    await userEvent.click(await screen.findByText('Notes and days'));
    await userEvent.type(screen.getByLabelText('Your notes on Daiquiri'), 'less lime');
    await fireEvent.change(screen.getByLabelText('Made on'), { target: { value: '2026-10-31' } });
    await userEvent.click(screen.getByRole('button', { name: 'Made it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Oct 31, 2026' }));
    await expect(localStorage.getItem('notebook')).toBe('{"daiquiri":{"note":"less lime","made":[]}}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/made once, last on Oct 31, 2026/)).toBeVisible();
    await expect(localStorage.getItem('notebook')).toBe(
      '{"daiquiri":{"note":"less lime","made":["2026-10-31"]}}',
    );
  },
};

/** The ingredients of the planned drinks, added up in bottles; a tick stays until all are taken off. */
export const ShoppingForGuests: Story = {
  ...onDevice('negroni,martini'),
  play: async () => {
    await fireEvent.change(await screen.findByLabelText('Negroni'), { target: { value: '24' } });
    const list = within(await screen.findByRole('list', { name: 'To buy' }));
    await expect(list.getAllByText(/, 24 oz: 1 bottle of 750 ml/)[0]).toBeVisible();
    await userEvent.click(list.getByRole('checkbox', { name: /^Campari/ }));
    await expect(localStorage.getItem('shopping')).toBe('{"servings":{"negroni":24},"ticked":["campari"]}');
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Untick all, for the next time' }));
    await expect(list.getByRole('checkbox', { name: /^Campari/ })).not.toBeChecked();
    await expect(localStorage.getItem('shopping')).toBe('{"servings":{"negroni":24},"ticked":[]}');
  },
};

/** Who makes the syrup buys its sugar. */
export const MakingTheSyrup: Story = {
  beforeEach: () => {
    const leave = onDevice('daiquiri').beforeEach();
    localStorage.setItem('shopping', '{"servings":{"daiquiri":8},"ticked":[]}');
    return () => {
      leave();
      localStorage.removeItem('makes-itself');
    };
  },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'To buy' }));
    await expect(list.getByText('Simple syrup')).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Make what is house-made/ }));
    await expect(await list.findByText('White sugar')).toBeVisible();
    await expect(list.queryByText('Simple syrup')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Simple syrup' })).toHaveAttribute(
      'href',
      '/house-made/simple-syrup',
    );
  },
};

/** Without sharing of its own the browser copies the list. */
export const SharingTheList: Story = {
  beforeEach: () => {
    const leave = onDevice('negroni').beforeEach();
    localStorage.setItem('shopping', '{"servings":{"negroni":2},"ticked":[]}');
    return leave;
  },
  play: async () => {
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('- Campari, 2 oz: 1 bottle of 750 ml'),
    );
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};

const fileField = () => screen.findByLabelText<HTMLInputElement>('A file from another device');
const fileOf = (text: string) => new File([text], 'saved-recipes.json', { type: 'application/json' });

/** Everything of the device goes into one file. */
export const SavingAFile: Story = {
  ...some,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Save as a file' });
    const created = spyOn(URL, 'createObjectURL');
    await userEvent.click(button);
    const [blob] = created.mock.calls[0] ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(readDeviceFile(text)).toMatchObject({ data: { saved: ['daiquiri', 'negroni'] } });
    created.mockRestore();
  },
};

/** The page shows at once what a file brings to an empty device; it can be taken back. */
export const FileTakenIn: Story = {
  ...onDevice(''),
  play: async () => {
    const data = { saved: ['negroni'], notebook: new Map(), bottles: ['campari'], unit: null };
    const shopping = { servings: new Map([['negroni', 2]]), ticked: [] };
    await userEvent.upload(await fileField(), fileOf(deviceFileText({ ...data, shopping })));
    await userEvent.click(screen.getByRole('button', { name: 'Add to what is here' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(await screen.findByRole('list', { name: 'To buy' })).toBeVisible();
    await expect(localStorage.getItem('bottles')).toBe('campari');
    await expect(await screen.findByText('Your file is added')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  },
};

/** The field says what is wrong with a file and what to do, and nothing is changed. */
export const FileRefused: Story = {
  ...some,
  play: async () => {
    const replace = await screen.findByRole('button', { name: 'Replace what is here' });
    await userEvent.click(replace);
    await expect(await fileField()).toHaveAccessibleDescription('Choose a file first.');
    await userEvent.upload(await fileField(), fileOf('{"drinks":[]}'));
    await userEvent.click(replace);
    await waitFor(async () => expect(await fileField()).toHaveAccessibleDescription(/^This is no file from/));
    await expect(await fileField()).toHaveFocus();
    await expect(rows()).toHaveLength(2);
  },
};

export const RemovingARecipe: Story = {
  ...some,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Negroni' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(screen.getByLabelText('Your notes on Negroni')).toHaveValue(NOTEBOOK.negroni.note);
  },
};

/** The house has taken a saved recipe off its menu: its notes are still there, and it can be removed. */
export const RecipeGone: Story = {
  ...onDevice('motor-oil,negroni', { 'motor-oil': { note: 'never again', made: [] } }),
  play: async () => {
    await expect(await screen.findByText('This recipe is no longer on our menu.')).toBeVisible();
    await expect(screen.getByLabelText('Your notes on Motor oil')).toHaveValue('never again');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Motor oil' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  },
};

export const Loading: Story = {
  ...some,
  parameters: { msw: { handlers: [pending('getCocktail'), ...mockSiteHandlers] } },
};

export const Failed: Story = {
  ...some,
  parameters: { msw: { handlers: [failing('getCocktail'), ...mockSiteHandlers] } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/The recipe could not be loaded/)).toHaveLength(2));
  },
};

export const LongContent: Story = {
  ...onDevice(`negroni,${LONG_WORD.toLowerCase()}`, { negroni: { note: LONG_WORD.repeat(9), made: [] } }),
  play: async () => {
    await expect(await screen.findByText('This recipe is no longer on our menu.')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Negroni' })).toBeVisible();
  },
};

export const Phone: Story = { ...some, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...some, globals: { theme: 'dark' } };
