import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering } from '../../story-answers.ts';
import type { Import } from '#openapi/generated/model.ts';
import { AdminFrame, expectToast } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';
import { IMPORT_UNDONE } from './history-mocks.ts';
import { chooseSheet, FAILURE, importMocks, importStories, RUNNING, openImport } from './import-mocks.ts';

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Running import',
  component: AdminFrame,
  ...importStories,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

/** "File import has an 'Importing...' state." */
const whileImporting = (started: Partial<Import>, words?: string): Story => ({
  parameters: {
    msw: {
      handlers: [answering('importCocktails'), ...importMocks({ ...RUNNING, ...started }), ...fewCocktails()],
    },
  },
  play: async () => {
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(await screen.findByRole('button', { name: 'Importing...' })).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: 'Import progress' })).toBeVisible();
    if (words !== undefined) await expect(await screen.findByText(words)).toBeVisible();
  },
});
export const Importing: Story = whileImporting({ state: 'reading', progress: { rows: 0, total: 0 } });
/** A large sheet tells how many of its rows are decided, and then how many are stored. */
export const ImportingManyRows: Story = whileImporting(
  { state: 'deciding', progress: { rows: 12_400, total: 50_000 } },
  '12,400 of 50,000 rows',
);
export const StoringManyRows: Story = whileImporting(
  { state: 'storing', progress: { rows: 31_500, total: 50_000 } },
  'Storing: 31,500 of 50,000 rows',
);

/** After a reload, or in another tab: the import that runs, and those that are over. */
export const FoundAgain: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails'),
        answering('listImports', () => {
          const done = exampleOf('getImport');
          const failed = { ...RUNNING, id: 'i15', state: 'failed' as const, problem: FAILURE };
          const progress = { rows: 12_400, total: 50_000 };
          const running = { ...RUNNING, id: 'i19', state: 'deciding' as const, progress };
          const cancelled = { ...RUNNING, id: 'i14', state: 'cancelled' as const };
          const undone = { id: 'i13', fileName: 'undone.csv', undo: null };
          const others = [failed, cancelled, undone].map((one) => ({ ...done, ...one }));
          return { imports: [{ ...done, ...running }, done, ...others], next: null };
        }),
        answering('getImportReport'),
        ...fewCocktails(),
      ],
    },
  },
  play: async () => {
    await openImport();
    await expect(await screen.findByText('12,400 of 50,000 rows')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel import: drinks.csv' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo import: drinks.csv' })).toBeVisible();
    await expect(screen.getByText(`Import failed: ${FAILURE.detail}`)).toBeVisible();
    await expect(screen.getByText('This import was undone.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo import: undone.csv' })).toBeNull();
    await userEvent.click(screen.getAllByText('Bad rows')[0] as HTMLElement);
    await expect(await screen.findByRole('button', { name: 'Download the bad rows' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: Importing.parameters,
  play: async () => {
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectToast('Import cancelled');
    await expect(await screen.findByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

export const Completed: Story = {
  play: async () => {
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expectToast(
      '3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.',
    );
    await expect(await screen.findByRole('button', { name: 'Download the bad rows' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import another sheet' })).toBeVisible();
  },
};

/** "A whole import can be undone as one": also from its outcome. */
export const Undone: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails'),
        ...importMocks(),
        answering('undoRevision', IMPORT_UNDONE),
        ...fewCocktails(),
      ],
    },
  },
  play: async () => {
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import: drinks.csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await expectToast('The import is undone. 1 item is as it was before, 2 items are gone.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo import/ })).toBeNull());
  },
};

let previews = 0;
let isUndone = false;

/** What an earlier import had stored is new again once that is undone, so the preview is made anew. */
export const EarlierUndone: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails', () => {
          previews += 1;
          return exampleOf('importCocktails');
        }),
        answering('listImports', () => {
          const done = exampleOf('getImport');
          return { imports: [isUndone ? { ...done, undo: null } : done], next: null };
        }),
        answering('undoRevision', () => {
          isUndone = true;
          return exampleOf('undoRevision');
        }),
        ...importMocks(),
        ...fewCocktails(),
      ],
    },
  },
  play: async () => {
    isUndone = false;
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo import: / }));
    previews = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(previews).toBe(1));
  },
};

/** The server took the sheet, and failed at it. */
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails'),
        ...importMocks({ ...RUNNING, state: 'failed', problem: FAILURE }),
        ...fewCocktails(),
      ],
    },
  },
  play: async () => {
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import failed');
    await expectToast(FAILURE.detail);
    await expect(await screen.findByRole('button', { name: 'Import' })).toBeEnabled();
  },
};
