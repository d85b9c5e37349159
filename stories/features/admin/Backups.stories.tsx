import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { getListBackupsMockHandler } from '#mocks/generated/backups/backups.msw.ts';
import { failing, never } from '../../responses.ts';
import { AdminStory, atTab, loggedIn, openDialog, pick, press } from './AdminStory.tsx';

const meta: Meta<typeof AdminStory> = {
  title: 'Admin/Backups',
  component: AdminStory,
  beforeEach: loggedIn,
  parameters: { layout: 'fullscreen', content: 'few', router: atTab('cocktails') },
};
export default meta;
type Story = StoryObj<typeof AdminStory>;

async function openBackups() {
  await pick('More', 'Backups');
  return openDialog('Backups');
}

export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => {
    const dialog = await openBackups();
    await dialog.findByRole('list', { name: 'Backups' });
  },
};

/** The question names what a restore would change. */
export const Restoring: Story = {
  play: async () => {
    await openBackups();
    await press(/^Restore…/);
    await screen.findByText(/^1 item changes/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListBackupsMockHandler(never)] } },
  play: async () => void (await openBackups()),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListBackupsMockHandler(failing)] } },
  play: async () => void (await openBackups()),
};
