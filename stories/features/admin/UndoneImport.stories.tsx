import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Change } from '#openapi/generated/model.ts';
import { AdminFrame, clearToasts, logIn } from './AdminFrame.tsx';
import { ago, changeOf, historyMocks } from './history-mocks.ts';

const ITEMS = 1200;

/** An import of many rows, undone since, newest first. */
const HISTORY: readonly Change[] = [
  ...itemsOf(501, { action: 'deleted', importedFrom: null, after: null }),
  ...itemsOf(500, { action: 'created', importedFrom: 'drinks.csv', isUndone: true, before: null }),
  changeOf({ id: '7-1', itemName: 'Before the import' }),
];

function itemsOf(revision: number, own: Partial<Change>): Change[] {
  return Array.from({ length: ITEMS }, (_, index) =>
    changeOf({
      id: `${revision}-${ITEMS - index}`,
      itemId: `spirit-${index}`,
      itemName: `Spirit ${index}`,
      at: ago(0),
      ...own,
    }),
  );
}

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Undone import',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    msw: { handlers: historyMocks(HISTORY) },
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

/** What undid it is one entry, the import is one, and neither offers what was done already. */
export const InRecentChanges: Story = {
  play: async () => {
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Recent changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recent changes' }));
    await expect(await dialog.findByText('1,200 items')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show earlier changes' }));
    await expect(await dialog.findByText('This import was undone.')).toBeVisible();
    await expect(dialog.getAllByText('1,200 items')).toHaveLength(2);
    await expect(dialog.queryByRole('button', { name: /^Undo import/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Show earlier changes' }));
    await expect(await dialog.findByText('Before the import')).toBeVisible();
  },
};
