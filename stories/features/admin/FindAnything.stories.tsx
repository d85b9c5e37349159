import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { pending, refusing } from '../../story-answers.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atTab, fullCatalogue } from './admin-parameters.ts';
import { AdminFrame, clearToasts, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

/** One search for every item and every action of the dashboard. */
const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Find anything',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    ...atTab('cocktails'),
    ...fullCatalogue(),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

async function openPalette(): Promise<HTMLElement> {
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Find…' }));
  return screen.findByRole('combobox', { name: 'Find an item or an action' });
}

/** Actions alone, as long as nothing is typed. */
export const Actions: Story = {
  play: async () => {
    await openPalette();
    await expect(screen.getByRole('option', { name: /^Import from a sheet/ })).toBeVisible();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Go to Categories');
  },
};

/** "pina" finds Piña, also with a mistake; Enter opens it for editing. */
export const Item: Story = {
  play: async () => {
    const box = await openPalette();
    await userEvent.type(box, 'rocks glas');
    const option = await screen.findByRole('option', { name: /^Rocks glass/ });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    // The form of the tab before is there for a moment.
    const form = within(await screen.findByRole('region', { name: 'Glassware form' }));
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveValue('Rocks glass'));
    await expect(screen.getByRole('tab', { name: 'Glassware' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** By the keyboard: Ctrl+K, a few letters, an arrow, Enter. */
export const ActionByKeyboard: Story = {
  play: async () => {
    await logIn();
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Find an item or an action' });
    await userEvent.type(box, 'new sp');
    await screen.findByRole('option', { name: /^New spirit/ });
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(await screen.findByRole('button', { name: 'Add Spirit' })).toBeVisible();
  },
};

/** A form with unsaved words asks first. */
export const Unsaved: Story = {
  play: async () => {
    await logIn();
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Half a name');
    await userEvent.click(screen.getByRole('button', { name: 'Find…' }));
    const box = await screen.findByRole('combobox', { name: 'Find an item or an action' });
    await userEvent.type(box, 'new spirit{Enter}');
    await expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
  },
};

export const Nothing: Story = {
  play: async () => {
    const box = await openPalette();
    await userEvent.type(box, 'xyzzy');
    await expect(await screen.findByText('Nothing is called “xyzzy”.')).toBeVisible();
  },
};

const whileSearching = (answer: RequestHandler, words: string): Story => ({
  parameters: { msw: { handlers: [answer, ...catalogueMocks()] } },
  play: async () => {
    const box = await openPalette();
    await userEvent.type(box, 'xyzzy');
    await expect(await screen.findByText(words)).toBeVisible();
  },
});
export const Searching = whileSearching(pending('listAdminMenus'), 'Searching…');
/** Nobody is told that there is nothing. */
export const Failed = whileSearching(refusing('listAdminMenus', 500), 'Not everything could be searched.');
