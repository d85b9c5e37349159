import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, pending, refusing } from '../../story-answers.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { historyMocks } from './history-mocks.ts';

const handlers = (...first: ReturnType<typeof historyMocks>) => ({
  msw: { handlers: [...first, ...historyMocks()] },
});

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Backups',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    ...handlers(answering('listBackups'), answering('createBackup'), answering('restoreBackup')),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

async function openBackups() {
  await logIn();
  await userEvent.click(screen.getByRole('button', { name: 'Backups' }));
  return within(await screen.findByRole('dialog', { name: 'Backups' }));
}

export const TwoDays: Story = {
  play: async () => {
    const dialog = await openBackups();
    await expect(
      within(await dialog.findByRole('list', { name: 'Backups' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Back up now' }));
    await expectToast('Backup made');
  },
};

/** "After a rehearsal that says what would change" */
export const Restored: Story = {
  play: async () => {
    const dialog = await openBackups();
    const [restore] = await dialog.findAllByRole('button', { name: /^Restore…/ });
    if (restore) await userEvent.click(restore);
    await expect(await dialog.findByText('1 deleted, since they were created later:')).toBeVisible();
    await expect(dialog.getByText('Lime slice')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await expectToast('Backup restored');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull());
  },
};

export const RestoreRefused: Story = {
  parameters: handlers(answering('listBackups'), refusing('restoreBackup', 409)),
  play: async () => {
    const dialog = await openBackups();
    const [restore] = await dialog.findAllByRole('button', { name: /^Restore…/ });
    if (restore) await userEvent.click(restore);
    await expectToast('The backup cannot be restored');
  },
};

const NONE = { count: 0, items: [] };

/** What the backup holds is what there is. */
export const NothingToRestore: Story = {
  parameters: handlers(
    answering('listBackups'),
    answering('restoreBackup', {
      ...exampleOf('restoreBackup'),
      created: NONE,
      updated: NONE,
      deleted: NONE,
    }),
  ),
  play: async () => {
    const dialog = await openBackups();
    const [restore] = await dialog.findAllByRole('button', { name: /^Restore…/ });
    if (restore) await userEvent.click(restore);
    await expect(await dialog.findByText('The catalogue is as it is in this backup.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: handlers(answering('listBackups', { ...exampleOf('listBackups'), backups: [] })),
  play: async () => {
    const dialog = await openBackups();
    await expect(await dialog.findByText('There is no backup yet.')).toBeVisible();
  },
};

export const UnderWay: Story = {
  parameters: handlers(answering('listBackups'), pending('createBackup')),
  play: async () => {
    const dialog = await openBackups();
    await userEvent.click(await dialog.findByRole('button', { name: 'Back up now' }));
    await expect(await dialog.findByRole('button', { name: 'Making a backup…' })).toBeVisible();
  },
};

export const DownloadFailed: Story = {
  parameters: handlers(answering('listBackups'), refusing('downloadStoredBackup', 404)),
  play: async () => {
    const dialog = await openBackups();
    const [download] = await dialog.findAllByRole('button', { name: /^Download/ });
    if (download) await userEvent.click(download);
    await expectToast('The backup could not be downloaded');
  },
};

export const DiskFull: Story = {
  parameters: handlers(refusing('listBackups', 'DiskFull'), refusing('createBackup', 409)),
  play: async () => {
    const dialog = await openBackups();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('no space is left');
    await userEvent.click(dialog.getByRole('button', { name: 'Back up now' }));
    await expectToast('The backup could not be made');
  },
};

export const NoFolder: Story = {
  parameters: handlers(refusing('listBackups', 'NoFolder')),
  play: async () => {
    const dialog = await openBackups();
    await expect(await dialog.findByText(/Set BACKUP_DIR to a folder/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: handlers(pending('listBackups')),
  play: async () => {
    const dialog = await openBackups();
    await expect(await dialog.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: handlers(refusing('listBackups', 500)),
  play: async () => {
    const dialog = await openBackups();
    await expect(await dialog.findByText(/The backups could not be loaded/)).toBeVisible();
  },
};
