import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusing } from '../../story-answers.ts';
import type { StoredForm } from '#ui/features/admin/unsaved/stored-forms.ts';
import { atTab, firstSpirit, fullCatalogue, unusedSpirit } from './admin-parameters.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Deletion and unsaved work',
  component: AdminFrame,
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...atTab('spirits') },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const typedBefore: StoredForm = {
  page: 'another-page',
  resource: 'spirits',
  id: null,
  title: 'Pisco',
  before: { name: '', description: '' },
  values: { name: 'Pisco', description: 'Grape brandy of Peru.' },
  at: '2026-11-24T14:05:00Z',
};
const nameBox = () => screen.findByLabelText(/^Name/);

/** The browser was closed with a form that was not saved. */
export const UnsavedFormOffered: Story = {
  parameters: fullCatalogue(),
  beforeEach: () => {
    const text = JSON.stringify({ ...typedBefore, at: new Date().toISOString() });
    localStorage.setItem(`unsaved-form/${typedBefore.page}`, text);
  },
  play: async () => {
    await logIn();
    const offer = await screen.findByRole('region', { name: 'Changes that were not saved' });
    await expect(within(offer).getByText('New spirit “Pisco”')).toBeVisible();
  },
};

export const UnsavedFormContinued: Story = {
  ...UnsavedFormOffered,
  play: async (context) => {
    await UnsavedFormOffered.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Continue: New spirit “Pisco”' }));
    await waitFor(async () => expect(await nameBox()).toHaveValue('Pisco'));
    await expect(screen.queryByRole('region', { name: 'Changes that were not saved' })).toBeNull();
  },
};

export const UnsavedFormDiscarded: Story = {
  ...UnsavedFormOffered,
  play: async (context) => {
    await UnsavedFormOffered.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Discard: New spirit “Pisco”' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes that were not saved' })).toBeNull(),
    );
    await expect(await nameBox()).toHaveValue('');
    await expect(localStorage.getItem(`unsaved-form/${typedBefore.page}`)).toBeNull();
  },
};

export const DeleteAsked: Story = {
  parameters: fullCatalogue(),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${firstSpirit.name}` }));
    await expect(await screen.findByRole('dialog', { name: `Delete “${firstSpirit.name}”?` })).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: unusedSpirit(),
  play: async (context) => {
    await DeleteAsked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expectToast('Spirit deleted successfully');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Edit ${firstSpirit.name}` })).toBeNull(),
    );
    // The focus stays with the list.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const DeletedInUse: Story = {
  parameters: { msw: { handlers: [refusing('deleteSpirit', 409), ...catalogueMocks()] } },
  play: async (context) => {
    await DeleteAsked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/is used by 4 cocktails/)).toBeVisible();
    await expectToast('Failed to delete spirit');
  },
};

/** A careless click on another tab asks firstSpirit. */
export const UnsavedAsked: Story = {
  parameters: fullCatalogue(),
  play: async () => {
    await logIn();
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Pisco');
    await userEvent.click(screen.getByRole('tab', { name: 'Garnish' }));
    await expect(await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })).toBeVisible();
  },
};

export const UnsavedKept: Story = {
  parameters: fullCatalogue(),
  play: async (context) => {
    await UnsavedAsked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Pisco');
  },
};

export const UnsavedDiscarded: Story = {
  parameters: fullCatalogue(),
  play: async (context) => {
    await UnsavedAsked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await expect(await screen.findByRole('button', { name: 'Add Garnish' })).toBeVisible();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  },
};
