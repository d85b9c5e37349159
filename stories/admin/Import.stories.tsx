import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, refusing } from '#mocks/story-answers.ts';
import type { ImportProgress } from '#openapi/generated/model/index.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';
import { IMPORT_UNDONE } from './history-mocks.ts';

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Import',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    msw: { handlers: [answering('importCocktails'), ...catalogueMocks()] },
  },
  beforeEach: () => {
    localStorage.removeItem('import-mappings');
    return clearToasts();
  },
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const SHEET = new File(['name,method,rating\nNegroni,Stir.,5\n'], 'drinks.csv', { type: 'text/csv' });

async function openImport() {
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Import from a sheet' }));
}

async function chooseSheet() {
  await openImport();
  await userEvent.upload(screen.getByLabelText('Sheet to import'), SHEET);
}

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

export const Reading: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails', async () => {
          await delay('infinite');
          return exampleOf('importCocktails');
        }),
        ...catalogueMocks(),
      ],
    },
  },
  play: async () => {
    await chooseSheet();
    await expect(await screen.findByText('Reading the sheet…')).toBeVisible();
  },
};

/** What the dry run says: how many of what kind, the bad rows with their reasons, the columns. */
export const Preview: Story = {
  play: async () => {
    await chooseSheet();
    await expect(await screen.findByText('What this sheet would do')).toBeVisible();
    await expect(screen.getByText('Also creates Mezcal.')).toBeVisible();
    await expect(
      screen.getByText('Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert'),
    ).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'method' })).toHaveValue('instructions');
    await expect(screen.getByRole('combobox', { name: 'rating' })).toHaveValue('');
    const shown = screen.getAllByText(/Smoky Negroni|^Negroni /).map(({ textContent }) => textContent);
    await expect(shown[0]).toMatch(/Smoky Negroni/);
    await expect(screen.getAllByText('Only one ingredient').length).toBeGreaterThan(0);
    await expect(screen.getByText('1 recipe has none')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
  },
};

const asked: { dryRun: boolean; fields: Record<string, unknown> }[] = [];

const recordingHandler = () =>
  answering('importCocktails', async ({ request }) => {
    const fields = Object.fromEntries((await request.formData()).entries());
    asked.push({ dryRun: new URL(request.url).searchParams.get('dryRun') === 'true', fields });
    return exampleOf('importCocktails');
  });

/** A column given another field and a default for bad rows: both are tried at once. */
export const Corrected: Story = {
  parameters: {
    msw: {
      handlers: [recordingHandler(), ...catalogueMocks()],
    },
  },
  play: async () => {
    asked.length = 0;
    await chooseSheet();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'rating' }), 'Fun fact');
    await waitFor(() => expect(asked.at(-1)?.fields.mapping).toBe('{"rating":"funFact"}'));
    const boxes = await screen.findAllByLabelText('Difficulty');
    const box = boxes.at(-1);
    if (!box) throw new Error('there is a default for the difficulty');
    await userEvent.selectOptions(box, 'Easy');
    await waitFor(() => expect(asked.at(-1)?.fields.defaults).toBe('{"difficulty":"Easy"}'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'windows-1250');
    await waitFor(() => expect(asked.at(-1)?.fields.encoding).toBe('windows-1250'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take “Rock glass” as “Rocks glass”' }));
    await waitFor(() =>
      expect(asked.at(-1)?.fields.sameItems).toBe('{"glassware":{"Rock glass":"Rocks glass"}}'),
    );
    await expect(asked.every(({ dryRun }) => dryRun)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expect(asked.at(-1)?.dryRun).toBe(false);
    await expect(asked.at(-1)?.fields.mapping).toBe('{"rating":"funFact"}');
  },
};

/** A sheet and a picture that it names: the picture goes ahead, and its address along with the import. */
export const WithPictures: Story = {
  parameters: {
    msw: {
      handlers: [answering('createImage'), recordingHandler(), ...catalogueMocks()],
    },
  },
  play: async () => {
    asked.length = 0;
    await openImport();
    const pictures = ['Negroni.jpg', 'other.jpg'].map(
      (name) => new File(['x'], name, { type: 'image/jpeg' }),
    );
    await userEvent.upload(screen.getByLabelText('Sheet to import'), [SHEET, ...pictures]);
    await expect(await screen.findByText('1 found, 0 missing')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expect(asked.at(-1)?.fields.pictures).toMatch(/^\{"negroni.jpg":"\/api\/images\//);
    await expect(asked.at(-1)?.dryRun).toBe(false);
  },
};

/** Pictures that were not chosen along: which, and what to do about it. */
export const PicturesMissing: Story = {
  play: async () => {
    await chooseSheet();
    await expect(await screen.findByText('0 found, 1 missing')).toBeVisible();
    await expect(screen.getByText(/^negroni\.jpg/)).toBeVisible();
  },
};

/** Another sheet with the same columns: what was said about them the last time is said again. */
export const Remembered: Story = {
  parameters: Corrected.parameters,
  play: async () => {
    asked.length = 0;
    const columns = ['name', 'method', 'difficulty', 'rating'].join('\n');
    localStorage.setItem('import-mappings', JSON.stringify([[columns, { rating: 'funFact' }]]));
    await chooseSheet();
    await waitFor(() => expect(asked.at(-1)?.fields.mapping).toBe('{"rating":"funFact"}'));
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
    await expect(await screen.findByText('What this sheet would do')).toBeVisible();
  },
};

/** "File import has an 'Importing...' state." */
export const Importing: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails', async ({ request }) => {
          if (!request.url.includes('dryRun')) await delay('infinite');
          return exampleOf('importCocktails');
        }),
        ...catalogueMocks(),
      ],
    },
  },
  play: async () => {
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(await screen.findByRole('button', { name: 'Importing...' })).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: 'Import progress' })).toBeVisible();
  },
};

/** A large sheet tells how many of its rows are decided, and then how many are stored. */
const ofManyRows = (progress: ImportProgress, words: string): Story => ({
  parameters: {
    msw: {
      handlers: [
        answering('getImportProgress', progress),
        answering('importCocktails', async ({ request }) => {
          if (!request.url.includes('dryRun')) await delay('infinite');
          const outcome = exampleOf('importCocktails');
          return { ...outcome, results: { ...outcome.results, total: 50_000 } };
        }),
        ...catalogueMocks(),
      ],
    },
  },
  play: async () => {
    await chooseSheet();
    await screen.findByText('What this sheet would do');
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(await screen.findByText(words)).toBeVisible();
  },
});
export const ImportingManyRows: Story = ofManyRows(
  { state: 'deciding', rows: 12_400, total: 50_000 },
  '12,400 of 50,000 rows',
);
export const StoringManyRows: Story = ofManyRows(
  { state: 'storing', rows: 31_500, total: 50_000 },
  'Storing: 31,500 of 50,000 rows',
);

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
    await expect(screen.getByRole('button', { name: 'Download the bad rows' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import another sheet' })).toBeVisible();
  },
};

/** "A whole import can be undone as one": also from its outcome. */
export const Undone: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails', { ...exampleOf('importCocktails'), importId: '41' }),
        answering('undoRevision', IMPORT_UNDONE),
        ...catalogueMocks(),
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

export const NoSheet: Story = {
  parameters: { msw: { handlers: [refusing('importCocktails', 'SheetUnsupported'), ...catalogueMocks()] } },
  play: async () => {
    await chooseSheet();
    await expectToast('Import failed');
    await expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  },
};

export const OnAPhone: Story = { ...Preview, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Preview, globals: { theme: 'dark' } };
