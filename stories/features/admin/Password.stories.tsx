import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pending, refusing } from '../../story-answers.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';

const handlers = (...first: ReturnType<typeof fewCocktails>) => ({
  msw: { handlers: [...first, ...fewCocktails()] },
});

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Password',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    ...handlers(http.put('*/api/admin/password', () => new HttpResponse(null, { status: 204 }))),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

async function openPassword() {
  await logIn();
  await userEvent.click(screen.getByRole('button', { name: 'Password' }));
  return within(await screen.findByRole('dialog', { name: 'Password' }));
}

async function updatePassword(next = 'tundra violin saddle mosaic') {
  const dialog = await openPassword();
  await userEvent.type(await dialog.findByLabelText(/^Present password/), 'cheers');
  await userEvent.type(dialog.getByLabelText(/^New password/), next);
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  return dialog;
}

export const PasswordChanged: Story = {
  play: async () => {
    const dialog = await updatePassword();
    await expectToast('Password changed');
    await expect(dialog.getByLabelText(/^New password/)).toHaveValue('');
  },
};

/** "Present password is required", and what the contract says of a short one, before anything is sent. */
export const PasswordTooShort: Story = {
  play: async () => {
    const dialog = await updatePassword('short');
    await expect(await dialog.findByText('New password must be at least 12 characters')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show what is typed' }));
    await expect(dialog.getByLabelText(/^New password/)).toHaveAttribute('type', 'text');
  },
};

/** The session goes on. */
export const PresentPasswordWrong: Story = {
  parameters: handlers(refusing('updatePassword', 'CurrentPasswordWrong')),
  play: async () => {
    const dialog = await updatePassword();
    await expect(await dialog.findByText('Present password is wrong')).toBeVisible();
    await expect(dialog.getByLabelText(/^Present password/)).toHaveFocus();
  },
};

export const DemoPassword: Story = {
  parameters: handlers(refusing('updatePassword', 409)),
  play: async () => {
    await updatePassword();
    await expectToast('The password was not changed');
  },
};

export const PasswordUnderWay: Story = {
  parameters: handlers(pending('updatePassword')),
  play: async () => {
    const dialog = await updatePassword();
    await expect(await dialog.findByRole('button', { name: 'Changing...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const OnAPhone: Story = { ...PasswordTooShort, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...PasswordTooShort, globals: { theme: 'dark' } };
