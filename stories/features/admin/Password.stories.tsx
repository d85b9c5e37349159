import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  getUpdatePasswordMockHandler,
  getUpdatePasswordMockHandler400,
} from '#mocks/generated/admin/admin.msw.ts';
import { holdToast } from '../../hold-toast.ts';
import { never } from '../../responses.ts';
import { AdminStory, atTab, loggedIn, openDialog, pick } from './AdminStory.tsx';

const meta: Meta<typeof AdminStory> = {
  title: 'Admin/Password',
  component: AdminStory,
  beforeEach: loggedIn,
  parameters: { layout: 'fullscreen', content: 'few', router: atTab('cocktails') },
};
export default meta;
type Story = StoryObj<typeof AdminStory>;

async function changePassword(next: string) {
  await pick('More', 'Password');
  const dialog = await openDialog();
  await userEvent.type(await dialog.findByLabelText(/^Present password/), 'cheers');
  await userEvent.type(dialog.getByLabelText(/^New password/), next);
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  return dialog;
}

const LONG_ENOUGH = 'tundra violin saddle mosaic';

/** The form shows the contract's rule before it sends anything. */
export const TooShort: Story = {
  play: async () => {
    const dialog = await changePassword('short');
    await dialog.findByText('New password must be at least 12 characters');
  },
};

export const PresentPasswordWrong: Story = {
  parameters: { msw: { handlers: [getUpdatePasswordMockHandler400()] } },
  play: async () => void (await changePassword(LONG_ENOUGH)),
};

export const Changing: Story = {
  parameters: { msw: { handlers: [getUpdatePasswordMockHandler(never)] } },
  play: async () => {
    const dialog = await changePassword(LONG_ENOUGH);
    await dialog.findByRole('button', { name: 'Changing...' });
  },
};

/** A toast says that the password is another one now, and the dialog closes. */
export const Changed: Story = {
  parameters: { msw: { handlers: [getUpdatePasswordMockHandler()] } },
  play: async () => {
    await changePassword(LONG_ENOUGH);
    await holdToast('Password changed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
