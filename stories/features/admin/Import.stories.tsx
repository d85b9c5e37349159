import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, pending, refusing } from '../../story-answers.ts';
import { AdminFrame, expectToast } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';
import { IMPORT_UNDONE } from './history-mocks.ts';
import {
  chooseSheet,
  importing,
  importSheet,
  importStories,
  openImport,
  previewSheet,
  sent,
} from './import-mocks.ts';

const meta: Meta<typeof AdminFrame> = { title: 'Admin/Import', component: AdminFrame, ...importStories };
export default meta;
type Story = StoryObj<typeof AdminFrame>;

/** Step 1. */
export const NothingChosen: Story = { play: openImport };

/** "'No file selected' / 'Please select a CSV or Excel file to import'" */
export const NoFile: Story = {
  play: async () => {
    await openImport();
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('No file selected');
    await expectToast('Please select a CSV or Excel file to import');
  },
};

/** Cells that were copied in a spreadsheet. */
export const Pasted: Story = {
  play: async () => {
    await openImport();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'name\tmethod\nNegroni\tStir.');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(await screen.findByText('pasted.tsv')).toBeVisible();
    await expect(await screen.findByText(/would be imported/)).toBeVisible();
  },
};

export const Reading: Story = {
  parameters: { msw: { handlers: [pending('importCocktails'), ...fewCocktails()] } },
  play: async () => {
    await chooseSheet();
    await expect(await screen.findByText('Reading the sheet…')).toBeVisible();
  },
};

export const NoSheet: Story = {
  parameters: { msw: { handlers: [refusing('importCocktails', 'SheetUnsupported'), ...fewCocktails()] } },
  play: async () => {
    await chooseSheet();
    await expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};

/** Step 2: how many of what kind, bad rows with their reasons, and what is in doubt. */
export const Preview: Story = {
  play: async () => {
    await previewSheet();
    await expect(screen.getByText('Also creates Mezcal.')).toBeVisible();
    await expect(
      screen.getByText('Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert'),
    ).toBeVisible();
    await expect(screen.getByText('Not read: “rating”.')).toBeVisible();
    await expect(screen.getByText('1 recipe to look at')).toBeVisible();
    await expect(screen.getByText('1 recipe without it')).toBeVisible();
  },
};

/** A recipe that exists stays as it is, until another choice is made for it or for all. */
export const RecipesThatExist: Story = {
  play: async () => {
    await previewSheet();
    await expect(sent.previews.at(-1)?.existing).toBe('keep');
    await userEvent.click(screen.getByText('Show the differences'));
    await expect(screen.getByText('Orange slice')).toBeVisible();
    const one = screen.getByRole('combobox', { name: 'What to do with Negroni, row 2' });
    await userEvent.selectOptions(one, 'Update');
    await waitFor(() => expect(sent.previews.at(-1)?.existingRows).toBe('{"2":"update"}'));
    const all = screen.getByRole('combobox', { name: 'Recipes that exist already' });
    await userEvent.selectOptions(all, 'Add as a copy');
    await waitFor(() => expect(sent.previews.at(-1)).toMatchObject({ existing: 'copy' }));
    await expect(sent.previews.at(-1)).not.toHaveProperty('existingRows');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create new recipes as drafts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expect(sent.imports.at(-1)).toMatchObject({ existing: 'copy', asDrafts: 'true' });
  },
};

/** Step 3: a column is given another field, and bad rows a default. The import waits for the preview of both. */
export const Corrected: Story = {
  play: async () => {
    await previewSheet();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^rating/ }), 'Fun fact');
    await waitFor(() => expect(sent.previews.at(-1)?.mapping).toBe('{"rating":"funFact"}'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Easy');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expect(sent.previews.at(-1)?.defaults).toBe('{"difficulty":"Easy"}');
    await expect(sent.imports.at(-1)).toMatchObject({
      mapping: '{"rating":"funFact"}',
      defaults: '{"difficulty":"Easy"}',
    });
  },
};

/** Enter takes a header row. The box shows the row that was taken: the sheet has no 99th. */
export const HeaderRowOutOfReach: Story = {
  play: async () => {
    await previewSheet();
    const box = await screen.findByRole('spinbutton', { name: 'Header row' });
    await userEvent.clear(box);
    await userEvent.type(box, '99{Enter}');
    await waitFor(() => expect(sent.previews.at(-1)?.headerRow).toBe('99'));
    await waitFor(() => expect(box).toHaveValue(1));
  },
};

const same = (name: string, isTaken: boolean) => ({
  resource: 'glassware',
  name,
  same: 'Rocks glass',
  isTaken,
});

/** Names that probably mean one item: what was taken as another can be kept apart, all others take one click. */
export const NearDuplicates: Story = {
  parameters: {
    msw: {
      handlers: importing({
        sameItems: [same('Rock glass', true), same('Rocks type', false), same('In the rocks', false)],
      }),
    },
  },
  play: async () => {
    await previewSheet();
    const taken = screen.getByRole('checkbox', { name: 'Take “Rock glass” as “Rocks glass”' });
    await expect(taken).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Take all of them so' }));
    await waitFor(() =>
      expect(sent.previews.at(-1)?.sameItems).toBe(
        '{"glassware":{"Rocks type":"Rocks glass","In the rocks":"Rocks glass"}}',
      ),
    );
    await userEvent.click(taken);
    await waitFor(() => expect(sent.previews.at(-1)?.sameItems).toMatch('"Rock glass":"Rock glass"'));
  },
};

/** Another sheet with the same columns: what was said about them the last time is said again. */
export const Remembered: Story = {
  play: async () => {
    const columns = ['name', 'method', 'difficulty', 'rating'].join('\n');
    localStorage.setItem('import-mappings', JSON.stringify([[columns, { rating: 'funFact' }]]));
    await chooseSheet();
    await waitFor(() => expect(sent.previews.at(-1)?.mapping).toBe('{"rating":"funFact"}'));
  },
};

/** "File import has an 'Importing...' state." */
export const Importing: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails', async ({ request }) => {
          const isPreview = new URL(request.url).searchParams.has('dryRun');
          const example = exampleOf('importCocktails');
          if (isPreview) return { ...example, message: '3 of 4 rows would be imported.' };
          return new Promise<never>(() => undefined);
        }),
        ...fewCocktails(),
      ],
    },
  },
  play: async () => {
    await importSheet();
    await expect(await screen.findByRole('button', { name: 'Importing...' })).toBeVisible();
  },
};

export const Completed: Story = {
  play: async () => {
    await importSheet();
    await expectToast('Import completed');
    await expect(await screen.findByRole('heading', { name: 'Import completed' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Download the bad rows' })).toBeVisible();
  },
};

export const Undone: Story = {
  parameters: { msw: { handlers: [answering('undoRevision', IMPORT_UNDONE), ...importing()] } },
  play: async () => {
    await importSheet();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import: drinks.csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await expectToast('The import is undone. 1 item is as it was before, 2 items are gone.');
  },
};

/** Every row was bad: that is said, and the sheet can be tried again with all that was chosen about it. */
export const NothingImported: Story = {
  parameters: {
    msw: { handlers: importing({ created: 0, updated: 0, unchanged: 0, failed: 4 }) },
  },
  play: async () => {
    await previewSheet();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^rating/ }), 'Fun fact');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(await screen.findByRole('heading', { name: 'Nothing was imported' })).toHaveFocus();
    sent.previews = [];
    await userEvent.click(screen.getByRole('button', { name: 'Import this sheet again' }));
    await expect(screen.getByLabelText('Sheet to import')).toHaveFocus();
    await waitFor(() => expect(sent.previews.at(-1)?.mapping).toBe('{"rating":"funFact"}'));
  },
};

/** The server reads the sheet for the preview, and fails at the import. */
export const Failed: Story = {
  parameters: { msw: { handlers: [refusing('importCocktails', 'SheetUnreadable'), ...fewCocktails()] } },
  play: async () => {
    await chooseSheet();
    await screen.findAllByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import failed');
    await expectToast('The file is empty. Its first row must name the columns, such as name and category.');
    await expect(await screen.findByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

export const OnAPhone: Story = { ...Preview, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Preview, globals: { theme: 'dark' } };
