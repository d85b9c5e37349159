import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, pending, refusing } from '../../story-answers.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { ago, changeOf, historyMocks, IMPORT_UNDONE } from './history-mocks.ts';

const handlers = (...first: ReturnType<typeof historyMocks>) => ({
  msw: { handlers: [...first, ...historyMocks()] },
});

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Recent changes',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    ...handlers(),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

async function openChanges() {
  await logIn();
  await userEvent.click(screen.getByRole('button', { name: 'Recent changes' }));
  return within(await screen.findByRole('dialog', { name: 'Recent changes' }));
}

/** Everything in one list, deleted items and imports included. */
export const Everything: Story = {
  play: async () => {
    const dialog = await openChanges();
    await expect(await dialog.findByText('9 changes')).toBeVisible();
    await expect(dialog.getByText('Negroni')).toBeVisible();
    await expect(dialog.getByText(/^Restorable until /)).toBeVisible();
    await expect(dialog.getByText('Imported')).toBeVisible();
    const names = dialog.getByText('Mezcal').closest('p');
    await expect(names).toHaveTextContent('Mezcal, Pisco, Genever and 1 more');
    await expect(names).toBeVisible();
    await expect(dialog.getByText('Description, Ingredients, Instructions and 1 more')).toBeVisible();
  },
};

export const DifferencesShown: Story = {
  play: async () => {
    const dialog = await openChanges();
    for (const summary of await dialog.findAllByText('Show the differences')) await userEvent.click(summary);
    const gone = await waitFor(() => dialog.getAllByRole('deletion'));
    await expect(gone.map(({ textContent }) => textContent)).toContain('removed: 1 oz lime juice');
  },
};

/** "Stays restorable for 30 days" */
export const DeletedRestored: Story = {
  parameters: handlers(),
  play: async () => {
    const dialog = await openChanges();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Which changes' }), 'Deleted');
    await expect(await dialog.findByText('1 change')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: /^Restore: Negroni/ }));
    await expect(await dialog.findByText(/“Negroni” comes back to the site/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await expectToast('Cocktail restored successfully');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Restore: Negroni/ })).toBeNull());
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Which changes' }), 'All changes');
    await expect(await dialog.findByText('10 changes')).toBeVisible();
  },
};

/** By a part of the name, in any spelling. */
export const OfOneItem: Story = {
  play: async () => {
    const dialog = await openChanges();
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Of what' }), 'NEGRÓNI');
    await expect(await dialog.findByText('1 change')).toBeVisible();
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Of what' }));
    await expect(await dialog.findByText('9 changes')).toBeVisible();
  },
};

export const RestoreRefused: Story = {
  parameters: handlers(refusing('restoreChange', 409)),
  play: async () => {
    const dialog = await openChanges();
    await userEvent.click(await dialog.findByRole('button', { name: /^Restore: Negroni/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please rename that one first.');
    await expectToast('Failed to restore cocktail');
  },
};

/** What it would do is said first. */
async function undoTheImport(question: string) {
  const dialog = await openChanges();
  await userEvent.click(await dialog.findByRole('button', { name: /^Undo import/ }));
  await expect(await dialog.findByText(question)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo import' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
  return dialog;
}

/** "A whole import can be undone as one" */
export const ImportUndone: Story = {
  parameters: handlers(answering('undoRevision', IMPORT_UNDONE)),
  play: async () => {
    const dialog = await undoTheImport(
      'Undoing it removes 2 items that it created and brings 1 item back as before.',
    );
    await expectToast('Import undone');
    await expect(
      await dialog.findByText('The import is undone. 1 item is as it was before, 2 items are gone.'),
    ).toBeVisible();
  },
};

/** Any write can be taken back by itself, whatever was changed since. */
export const ChangeUndone: Story = {
  parameters: handlers(answering('undoRevision')),
  play: async () => {
    const dialog = await openChanges();
    await userEvent.click(await dialog.findByRole('button', { name: /^Undo this change: Southside/ }));
    await expect(await dialog.findByText('Undoing it brings 1 item back as before.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo this change' }));
    await expectToast('Change undone');
    await expect(await dialog.findByText('The change is undone. 1 item is as it was before.')).toBeVisible();
  },
};

export const ChangeUndoneInPart: Story = {
  parameters: handlers(
    answering('undoRevision', {
      message: 'The change is undone in part. 1 item is back in part.',
      restored: 0,
      removed: 0,
      partial: 1,
      items: [],
      skipped: [
        {
          resource: 'cocktails',
          itemId: 'southside',
          itemName: 'Southside',
          code: 'fieldsChanged',
          fields: ['description'],
          reason: 'Its description was changed since; the rest is as it was before.',
        },
      ],
    }),
  ),
  play: async () => {
    const dialog = await openChanges();
    await userEvent.click(await dialog.findByRole('button', { name: /^Undo this change: Southside/ }));
    await expect(await dialog.findByText('Undoing it brings 1 item back in part:')).toBeVisible();
    await expect(dialog.getByText(/^Its description was changed since/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo this change' }));
    await expect(
      await dialog.findByText('The change is undone in part. 1 item is back in part.'),
    ).toBeVisible();
  },
};

export const ImportUndoneInPart: Story = {
  parameters: handlers(
    answering('undoRevision', {
      message: 'The import is undone in part. 2 items are gone, 1 item was left alone.',
      restored: 0,
      removed: 2,
      partial: 0,
      items: [],
      skipped: [
        {
          resource: 'spirits',
          itemId: 'mezcal',
          itemName: 'Mezcal',
          code: 'changed',
          fields: [],
          reason: 'It was changed since.',
        },
      ],
    }),
  ),
  play: async () => {
    const dialog = await undoTheImport('Undoing it removes 2 items that it created. 1 item is left alone:');
    await expect(await dialog.findByText(/^The import is undone in part/)).toBeVisible();
    await expect(dialog.getByText('It was changed since.')).toBeVisible();
  },
};

export const ImportUndoRefused: Story = {
  parameters: handlers(refusing('undoRevision', 409)),
  play: async () => {
    const dialog = await openChanges();
    await userEvent.click(await dialog.findByRole('button', { name: /^Undo import/ }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Nothing of this change is left to be undone.',
    );
    await expectToast('The import cannot be undone');
  },
};

const importOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    changeOf({
      id: `500-${count - index}`,
      itemId: `spirit-${index}`,
      itemName: `Spirit ${index}`,
      action: 'created',
      at: ago(0),
      importedFrom: 'drinks.csv',
      before: null,
    }),
  );

/** A sheet of thousands of rows is one entry, and the next page begins behind it. */
export const LongImport: Story = {
  parameters: {
    msw: {
      handlers: [
        ...historyMocks([...importOf(1200), changeOf({ id: '7-1', itemName: 'Before the import' })]),
      ],
    },
  },
  play: async () => {
    const dialog = await openChanges();
    await expect(await dialog.findByText('1,200 items')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show earlier changes' }));
    await expect(await dialog.findByText('Before the import')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  },
};

export const NothingChanged: Story = {
  parameters: { msw: { handlers: historyMocks([]) } },
  play: async () => {
    const dialog = await openChanges();
    await expect(await dialog.findByText('Nothing was changed yet.')).toBeVisible();
  },
};

export const NoneOfThisKind: Story = {
  parameters: { msw: { handlers: historyMocks([]) } },
  play: async () => {
    const dialog = await openChanges();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Which changes' }), 'Restored');
    await expect(await dialog.findByText('No changes of this kind.')).toBeVisible();
    // Of one list, on one day.
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Of which list' }), 'Garnish');
    // WebKit shows nothing in an empty date field, so words stand beside it.
    await expect(dialog.getByText('On which day')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('On which day'), '2026-11-21');
    await expect(await dialog.findByText('No changes of this kind.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: handlers(pending('listChanges')),
  play: async () => {
    const dialog = await openChanges();
    await expect(await dialog.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: handlers(refusing('listChanges', 500)),
  play: async () => {
    const dialog = await openChanges();
    await expect(await dialog.findByText(/The changes could not be loaded/)).toBeVisible();
  },
};

const backup = () =>
  http.get('*/api/admin/backup', () =>
    HttpResponse.arrayBuffer(new Uint8Array([31, 139]).buffer, {
      headers: { 'content-type': 'application/gzip' },
    }),
  );

/** "A download in the dashboard" */
export const BackupDownloaded: Story = {
  parameters: handlers(backup()),
  play: async () => {
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Download backup' }));
    await expectToast('Backup downloaded');
  },
};

export const BackupUnderWay: Story = {
  parameters: handlers(
    http.get('*/api/admin/backup', async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  ),
  play: async () => {
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Download backup' }));
    await expect(await screen.findByRole('button', { name: 'Preparing…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const BackupFailed: Story = {
  parameters: handlers(refusing('downloadBackup', 503)),
  play: async () => {
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Download backup' }));
    await expectToast('The backup could not be downloaded');
    await expect(await screen.findByRole('button', { name: 'Download backup' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Everything, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Everything, globals: { theme: 'dark' } };
