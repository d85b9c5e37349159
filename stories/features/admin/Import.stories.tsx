import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, refusing } from '../../story-answers.ts';
import { AdminFrame, expectToast } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';
import { chooseSheet, importMocks, importStories, openImport, SHEET } from './import-mocks.ts';

const meta: Meta<typeof AdminFrame> = { title: 'Admin/Import', component: AdminFrame, ...importStories };
export default meta;
type Story = StoryObj<typeof AdminFrame>;

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
        ...fewCocktails(),
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
    const method = screen.getByRole('combobox', {
      name: 'method Its name means this field; else Technique',
    });
    await expect(method).toHaveValue('instructions');
    const rating = screen.getByRole('combobox', { name: 'rating Nothing says which field it fills' });
    await expect(rating).toHaveValue('');
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
      handlers: [...recordingHandlers(), ...fewCocktails()],
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
    const layout = screen.getByRole('combobox', { name: 'Layout' });
    await userEvent.selectOptions(layout, 'A whole recipe in each cell');
    await waitFor(() => expect(asked.at(-1)?.layout).toBe('cells'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take “Rock glass” as “Rocks glass”' }));
    await waitFor(() => expect(asked.at(-1)?.sameItems).toBe('{"glassware":{"Rock glass":"Rocks glass"}}'));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expect(imported.at(-1)?.mapping).toBe('{"rating":"funFact"}');
  },
};

const { results: COUNTS } = exampleOf('getImport');
const NOTHING_STORED = { created: 0, updated: 0, unchanged: 0, failed: 4 };

/** Every row was bad: that is said, and the sheet can be tried again with all that was chosen about it. */
export const NothingImported: Story = {
  parameters: {
    msw: {
      handlers: [
        ...importMocks({ results: COUNTS && { ...COUNTS, ...NOTHING_STORED } }),
        ...recordingHandlers(),
        ...fewCocktails(),
      ],
    },
  },
  play: async () => {
    asked.length = 0;
    await chooseSheet();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^rating/ }), 'Fun fact');
    await waitFor(() => expect(asked.at(-1)?.mapping).toBe('{"rating":"funFact"}'));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(await screen.findByRole('heading', { name: 'Nothing was imported' })).toHaveFocus();
    asked.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Import this sheet again' }));
    await expect(screen.getByLabelText('Sheet to import')).toHaveFocus();
    await waitFor(() => expect(asked.at(-1)?.mapping).toBe('{"rating":"funFact"}'));
    await expect(await screen.findByText('What this sheet would do')).toBeVisible();
  },
};

/** Enter takes a header row. The box shows the row that was taken: the sheet has no 99th. */
export const HeaderRowOutOfReach: Story = {
  parameters: Corrected.parameters,
  play: async () => {
    asked.length = 0;
    await chooseSheet();
    const box = await screen.findByRole('spinbutton', { name: 'Header row' });
    await userEvent.clear(box);
    await userEvent.type(box, '99{Enter}');
    await waitFor(() => expect(asked.at(-1)?.headerRow).toBe('99'));
    await waitFor(() => expect(box).toHaveValue(1));
  },
};

/** A recipe that exists: its differences are shown, and it is kept, or all of them are copied; new ones become drafts. */
export const ExistingRecipes: Story = {
  parameters: {
    msw: {
      handlers: [...recordingHandlers(), ...fewCocktails()],
    },
  },
  play: async () => {
    asked.length = 0;
    await chooseSheet();
    await expect(await screen.findByText('Overwrites 1 of the house’s recipes: Negroni.')).toBeVisible();
    await userEvent.click(screen.getByText('Show the differences'));
    await expect(screen.getByText('Orange slice')).toBeVisible();
    const one = screen.getByRole('combobox', { name: 'What to do with Negroni, row 2' });
    await userEvent.selectOptions(one, 'Leave as it is');
    await waitFor(() => expect(asked.at(-1)?.existingRows).toBe('{"2":"keep"}'));
    const all = screen.getByRole('combobox', { name: 'Recipes that exist already' });
    await userEvent.selectOptions(all, 'Add as a copy');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ existing: 'copy' }));
    await expect(asked.at(-1)).not.toHaveProperty('existingRows');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create new recipes as drafts' }));
    await waitFor(() => expect(asked.at(-1)?.asDrafts).toBe('true'));
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import completed');
    await expect(imported.at(-1)).toMatchObject({ existing: 'copy', asDrafts: 'true' });
  },
};

/** A sheet and a picture that it names: the picture goes ahead, and its address along with the import. */
export const WithPictures: Story = {
  parameters: {
    msw: {
      handlers: [answering('createImage'), ...recordingHandlers(), ...fewCocktails()],
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

export const NoSheet: Story = {
  parameters: {
    msw: {
      handlers: [refusing('importCocktails', 'SheetUnsupported'), ...importMocks(), ...fewCocktails()],
    },
  },
  play: async () => {
    await chooseSheet();
    await expectToast('Import failed');
    await expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  },
};

export const OnAPhone: Story = { ...Preview, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Preview, globals: { theme: 'dark' } };
