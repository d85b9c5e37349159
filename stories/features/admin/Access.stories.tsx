import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, empty, failing, pending, refusing } from '../../story-answers.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';

const handlers = (...first: ReturnType<typeof fewCocktails>) => ({
  msw: { handlers: [...first, ...fewCocktails()] },
});

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Access',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    ...handlers(
      answering('listSessions'),
      answering('listAuditEntries'),
      http.put('*/api/admin/password', () => new HttpResponse(null, { status: 204 })),
    ),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

async function openAccess() {
  await logIn();
  await userEvent.click(screen.getByRole('button', { name: 'Access' }));
  return within(await screen.findByRole('dialog', { name: 'Access' }));
}

async function updatePassword(next = 'tundra violin saddle mosaic') {
  const dialog = await openAccess();
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
  parameters: handlers(
    refusing('updatePassword', 'CurrentPasswordWrong'),
    answering('listSessions'),
    answering('listAuditEntries'),
  ),
  play: async () => {
    const dialog = await updatePassword();
    await expect(await dialog.findByText('Present password is wrong')).toBeVisible();
    await expect(dialog.getByLabelText(/^Present password/)).toHaveFocus();
  },
};

export const DemoPassword: Story = {
  parameters: handlers(
    refusing('updatePassword', 409),
    answering('listSessions'),
    answering('listAuditEntries'),
  ),
  play: async () => {
    await updatePassword();
    await expectToast('The password was not changed');
  },
};

export const PasswordUnderWay: Story = {
  parameters: handlers(pending('updatePassword'), answering('listSessions'), answering('listAuditEntries')),
  play: async () => {
    const dialog = await updatePassword();
    await expect(await dialog.findByRole('button', { name: 'Changing...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The other one is gone from the list; its tab shows the login at its next request. */
export const SessionEnded: Story = {
  parameters: (() => {
    let sessions = exampleOf('listSessions');
    return handlers(
      answering('listSessions', () => sessions),
      http.delete('*/api/admin/sessions/:id', ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
  })(),
  play: async () => {
    const dialog = await openAccess();
    await expect(await dialog.findByText('This session')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^End: Firefox on Android/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(dialog.queryByText('Firefox on Android')).toBeNull());
    await expect(dialog.getByText('Chrome on Windows')).toBeVisible();
  },
};

/** It was over already. */
export const SessionNotEnded: Story = {
  parameters: handlers(
    refusing('deleteSession', 404),
    answering('listSessions'),
    answering('listAuditEntries'),
  ),
  play: async () => {
    const dialog = await openAccess();
    await userEvent.click(await dialog.findByRole('button', { name: /^End: Firefox on Android/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expectToast('The session was not ended');
  },
};

export const SessionsLoading: Story = {
  parameters: handlers(pending('listSessions')),
  play: async () => {
    const dialog = await openAccess();
    await expect(await dialog.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const SessionsFailed: Story = {
  parameters: handlers(refusing('listSessions', 500)),
  play: async () => {
    const dialog = await openAccess();
    await expect(await dialog.findByText(/The sessions could not be loaded/)).toBeVisible();
  },
};

const entries = exampleOf('listAuditEntries').entries;

/** What nobody with the password did stands out; the exact moment is told beside it. */
export const AuditLog: Story = {
  parameters: handlers(
    answering('listSessions'),
    answering('listAuditEntries', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('before');
      const shown = isFirst ? entries.slice(0, 2) : entries.slice(2);
      return { total: entries.length, next: isFirst ? (shown.at(-1)?.id ?? null) : null, entries: shown };
    }),
  ),
  play: async () => {
    const dialog = await openAccess();
    const list = within(await dialog.findByRole('list', { name: 'Audit log' }));
    await expect(list.getByText('Recipes exported')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    await expect(await list.findByText('Login with a wrong password')).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull());
  },
};

/** Before the first entry, as after an update of an older site. */
export const AuditLogEmpty: Story = {
  parameters: handlers(answering('listSessions'), empty('listAuditEntries')),
  play: async () => {
    const dialog = await openAccess();
    await expect(await dialog.findByText('Nothing is recorded yet.')).toBeVisible();
  },
};

export const AuditLogLoading: Story = {
  parameters: handlers(answering('listSessions'), pending('listAuditEntries')),
  play: async () => {
    const dialog = await openAccess();
    await expect(await dialog.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

/** The two parts above it are not touched by that. */
export const AuditLogFailed: Story = {
  parameters: handlers(answering('listSessions'), failing('listAuditEntries')),
  play: async () => {
    const dialog = await openAccess();
    await expect(await dialog.findByText(/The audit log could not be loaded/)).toBeVisible();
    await expect(dialog.getByText('This session')).toBeVisible();
  },
};

export const AuditLogOnAPhone: Story = { ...AuditLog, globals: { viewport: { value: 'phone' } } };
export const OnAPhone: Story = { ...PasswordTooShort, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...PasswordTooShort, globals: { theme: 'dark' } };
