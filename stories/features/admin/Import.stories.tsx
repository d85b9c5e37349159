import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, refusing } from '#mocks/story-answers.ts';
import type { Import } from '#openapi/generated/model/index.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';
import { IMPORT_UNDONE } from './history-mocks.ts';

/** A server whose import is `started` as soon as it has the sheet, and `cancelled` when it is asked to. */
function importMocks(started: Partial<Import> = {}, asked: Record<string, unknown>[] = []) {
  const cancelled = exampleOf('cancelImport');
  let imports: Import[] = [];
  return [
    answering('createImport', async ({ request }) => {
      asked.push(Object.fromEntries((await request.formData()).entries()));
      const queued = exampleOf('createImport');
      imports = [{ ...exampleOf('getImport'), ...started, id: queued.id }];
      return queued;
    }),
    answering('listImports', () => ({ imports, next: null })),
    answering('cancelImport', () => {
      imports = [cancelled];
      return cancelled;
    }),
    answering('getImportReport'),
  ];
}

const isRunning = { results: null, message: null, revision: null, undo: null, endedAt: null };

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Import',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    msw: { handlers: [answering('importCocktails'), ...importMocks(), ...catalogueMocks()] },
  },
  beforeEach: () => {
    localStorage.removeItem('import-mappings');
    return clearToasts();
  },
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const FAILURE = {
  type: '/api/docs#problem-import-interrupted' as const,
  title: 'Internal Server Error',
  status: 500,
  detail:
    'The server stopped before the import was done. Nothing of the sheet is stored. Please import it again.',
};

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
        ...importMocks(),
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
    await expect(screen.getByRole('combobox', { name: /^method/ })).toHaveValue('instructions');
    await expect(screen.getByRole('combobox', { name: /^rating/ })).toHaveValue('');
    const shown = screen.getAllByText(/Smoky Negroni|^Negroni /).map(({ textContent }) => textContent);
    await expect(shown[0]).toMatch(/Smoky Negroni/);
    await expect(screen.getAllByText('Only one ingredient').length).toBeGreaterThan(0);
    await expect(screen.getByText('1 recipe has none')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
  },
};

/** The fields of the previews, and of the imports. */
const asked: Record<string, unknown>[] = [];
const imported: Record<string, unknown>[] = [];

const recordingHandlers = () => [
  answering('importCocktails', async ({ request }) => {
    asked.push(Object.fromEntries((await request.formData()).entries()));
    return exampleOf('importCocktails');
  }),
  ...importMocks({}, imported),
];

/** A column given another field and a default for bad rows: both are tried at once. */
export const Corrected: Story = {
  parameters: {
    msw: {
      handlers: [...recordingHandlers(), ...catalogueMocks()],
    },
  },
  play: async () => {
    asked.length = 0;
    await chooseSheet();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^rating/ }), 'Fun fact');
    await waitFor(() => expect(asked.at(-1)?.mapping).toBe('{"rating":"funFact"}'));
    const boxes = await screen.findAllByLabelText('Difficulty');
    const box = boxes.at(-1);
    if (!box) throw new Error('there is a default for the difficulty');
    await userEvent.selectOptions(box, 'Easy');
    await waitFor(() => expect(asked.at(-1)?.defaults).toBe('{"difficulty":"Easy"}'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'windows-1250');
    await waitFor(() => expect(asked.at(-1)?.encoding).toBe('windows-1250'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take “Rock glass” as “Rocks glass”' }));
    await waitFor(() => expect(asked.at(-1)?.sameItems).toBe('{"glassware":{"Rock glass":"Rocks glass"}}'));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expect(imported.at(-1)?.mapping).toBe('{"rating":"funFact"}');
  },
};

/** A sheet and a picture that it names: the picture goes ahead, and its address along with the import. */
export const WithPictures: Story = {
  parameters: {
    msw: {
      handlers: [answering('createImage'), ...recordingHandlers(), ...catalogueMocks()],
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
    await expect(imported.at(-1)?.pictures).toMatch(/^\{"negroni.jpg":"\/api\/images\//);
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
    await waitFor(() => expect(asked.at(-1)?.mapping).toBe('{"rating":"funFact"}'));
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
const whileImporting = (started: Partial<Import>, words?: string): Story => ({
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails'),
        ...importMocks({ ...isRunning, ...started }),
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
          const failed = { ...isRunning, id: 'i15', state: 'failed' as const, problem: FAILURE };
          const progress = { rows: 12_400, total: 50_000 };
          const running = { ...isRunning, id: 'i19', state: 'deciding' as const, progress };
          const cancelled = { ...isRunning, id: 'i14', state: 'cancelled' as const };
          const undone = { id: 'i13', fileName: 'undone.csv', undo: null };
          const others = [failed, cancelled, undone].map((one) => ({ ...done, ...one }));
          return { imports: [{ ...done, ...running }, done, ...others], next: null };
        }),
        answering('getImportReport'),
        ...catalogueMocks(),
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
  parameters: {
    msw: {
      handlers: [refusing('importCocktails', 'SheetUnsupported'), ...importMocks(), ...catalogueMocks()],
    },
  },
  play: async () => {
    await chooseSheet();
    await expectToast('Import failed');
    await expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  },
};

/** The server took the sheet, and failed at it. */
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('importCocktails'),
        ...importMocks({ ...isRunning, state: 'failed', problem: FAILURE }),
        ...catalogueMocks(),
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

export const OnAPhone: Story = { ...Preview, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Preview, globals: { theme: 'dark' } };
