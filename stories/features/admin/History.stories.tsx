import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, pending, refusing } from '../../story-answers.ts';
import { firstSpirit, unusedSpirit } from './admin-parameters.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { changeOf, historyMocks } from './history-mocks.ts';

const handlers = (...first: ReturnType<typeof historyMocks>) => ({
  msw: { handlers: [...first, ...historyMocks()] },
});

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/History of an item',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin?tab=spirits' },
    ...handlers(),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

async function openHistory() {
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: `History of ${firstSpirit.name}` }));
  return within(await screen.findByRole('dialog', { name: `History of “${firstSpirit.name}”` }));
}

async function entries() {
  return within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
}

/** "An item's history with differences": the newest on top, what happened, when, and which fields changed. */
export const Versions: Story = {
  play: async () => {
    const dialog = await openHistory();
    await expect(await entries()).toHaveLength(3);
    const [newest] = await entries();
    if (!newest) throw new Error('there are versions');
    await expect(within(newest).getByText('The version now')).toBeVisible();
    await expect(within(newest).getByText(/^2 hours ago · /)).toBeVisible();
    await expect(within(newest).queryByRole('button')).toBeNull();
    await expect(dialog.getAllByText('Description').length).toBeGreaterThan(0);
  },
};

export const Differences: Story = {
  play: async () => {
    await openHistory();
    const [newest] = await entries();
    if (!newest) throw new Error('there are versions');
    await userEvent.click(within(newest).getByText('Show the differences'));
    const gone = await waitFor(() => within(newest).getAllByRole('deletion'));
    const came = within(newest).getAllByRole('insertion');
    const text = (marks: HTMLElement[]) => marks.map((mark) => mark.textContent).join(' ');
    await expect(text(gone)).toContain('Dry');
    await expect(text(came)).toContain('citrus');
  },
};

/** By keyboard from the row to the restored version and back to the row. */
export const Restored: Story = {
  parameters: handlers(),
  play: async () => {
    const dialog = await openHistory();
    const [restore] = await dialog.findAllByRole('button', { name: /^Restore this version/ });
    if (!restore) throw new Error('older versions can be restored');
    restore.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText(/becomes as this change left it/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Restore' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectToast('Spirit restored successfully');
    await expect(await dialog.findByText(`“${firstSpirit.name}” is as it was.`)).toBeVisible();
    await waitFor(async () => expect(await entries()).toHaveLength(4));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: `History of ${firstSpirit.name}` })).toHaveFocus();
  },
};

/** Nothing is done, and the focus is where it was. */
export const RestoreCancelled: Story = {
  play: async () => {
    const dialog = await openHistory();
    const [restore] = await dialog.findAllByRole('button', { name: /^Restore this version/ });
    if (!restore) throw new Error('older versions can be restored');
    await userEvent.click(restore);
    await dialog.findByText(/becomes as this change left it/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.queryByText(/becomes as this change left it/)).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getAllByRole('button', { name: /^Restore this version/ })[0]).toHaveFocus(),
    );
  },
};

/** A 409 in the server's words, at the version that was wanted. */
export const RestoreRefused: Story = {
  parameters: handlers(refusing('restoreChange', 409)),
  play: async () => {
    const dialog = await openHistory();
    const [restore] = await dialog.findAllByRole('button', { name: /^Restore this version/ });
    if (!restore) throw new Error('older versions can be restored');
    await userEvent.click(restore);
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'There is a cocktail named "Negroni" by now. Please rename that one first.',
    );
    await expectToast('Failed to restore spirit');
  },
};

export const NoChanges: Story = {
  parameters: { msw: { handlers: historyMocks([]) } },
  play: async () => {
    const dialog = await openHistory();
    await expect(await dialog.findByText('No changes yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: handlers(pending('listChanges')),
  play: async () => {
    const dialog = await openHistory();
    await expect(await dialog.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: handlers(refusing('listChanges', 500)),
  play: async () => {
    const dialog = await openHistory();
    await expect(await dialog.findByText(/The changes could not be loaded/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The login comes back, as after every other call. */
export const SessionOver: Story = {
  parameters: handlers(refusing('listChanges', 401)),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `History of ${firstSpirit.name}` }));
    await expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const many = Array.from({ length: 120 }, (_, index) =>
  changeOf({ id: `${400 - index}-1`, ...(index === 119 && { action: 'created', before: null }) }),
);

/** Page after page. */
export const Long: Story = {
  parameters: { msw: { handlers: historyMocks(many) } },
  play: async () => {
    const dialog = await openHistory();
    await expect(await entries()).toHaveLength(50);
    await userEvent.click(await dialog.findByRole('button', { name: 'Show earlier changes' }));
    await waitFor(async () => expect(await entries()).toHaveLength(100));
    await userEvent.click(await dialog.findByRole('button', { name: 'Show earlier changes' }));
    await waitFor(async () => expect(await entries()).toHaveLength(120));
    await expect(dialog.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  },
};

/** "…and in edit mode" */
export const FromTheForm: Story = {
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(firstSpirit.name));
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    await expect(
      await screen.findByRole('dialog', { name: `History of “${firstSpirit.name}”` }),
    ).toBeVisible();
    await expect(await entries()).toHaveLength(3);
  },
};

async function deleteSpirit() {
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${firstSpirit.name}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await expectToast('Spirit deleted successfully');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
}

/** "A deletion offers Undo in its toast" */
export const DeletionUndone: Story = {
  parameters: unusedSpirit(),
  play: async () => {
    await deleteSpirit();
    await expectToast('Spirit restored successfully');
    await expectToast(`“${firstSpirit.name}” is back.`);
  },
};

export const DeletionUndoRefused: Story = {
  parameters: {
    msw: { handlers: [refusing('restoreChange', 409), ...unusedSpirit().msw.handlers] },
  },
  play: async () => {
    await deleteSpirit();
    await expectToast('Failed to restore spirit');
    await expectToast('There is a cocktail named "Negroni" by now. Please rename that one first.');
  },
};

export const DeletionForgotten: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('listChanges', { total: 0, next: null, changes: [] }),
        ...unusedSpirit().msw.handlers,
      ],
    },
  },
  play: async () => {
    await deleteSpirit();
    await expectToast('Failed to restore spirit');
    await expectToast('Its deletion is not in the history any more.');
  },
};

export const OnAPhone: Story = {
  ...Versions,
  parameters: handlers(),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Versions, parameters: handlers(), globals: { theme: 'dark' } };
