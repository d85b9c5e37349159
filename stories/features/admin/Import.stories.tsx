import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import {
  getImportCocktailsMockHandler,
  getImportCocktailsMockHandler400,
  getImportCocktailsResponseMock,
} from '#mocks/generated/sheets/sheets.msw.ts';
import { never } from '../../responses.ts';
import { AdminStory, atTab, loggedIn, pick, press } from './AdminStory.tsx';
import { holdToast } from '../../hold-toast.ts';

const done = getImportCocktailsResponseMock();
const PREVIEW = '3 of 4 rows would be imported. 2 would be created, 1 updated, 1 left out.';

/** Answers a dry run with a preview, and an import with `imported`. */
const importing = (imported: () => Promise<typeof done>) =>
  getImportCocktailsMockHandler(({ request }) =>
    new URL(request.url).searchParams.has('dryRun') ? { ...done, message: PREVIEW } : imported(),
  );

const meta: Meta<typeof AdminStory> = {
  title: 'Admin/Import',
  component: AdminStory,
  beforeEach: loggedIn,
  parameters: {
    layout: 'fullscreen',
    content: 'few',
    router: atTab('cocktails'),
    msw: { handlers: [importing(() => Promise.resolve(done))] },
  },
};
export default meta;
type Story = StoryObj<typeof AdminStory>;

async function openImport(): Promise<void> {
  await pick('Tools', 'Import from a sheet');
}

async function chooseSheet(): Promise<void> {
  await openImport();
  const sheet = new File(['name,method,rating\nNegroni,Stir.,5\n'], 'drinks.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Sheet to import'), sheet);
}

/** Step 1 asks for a file. */
export const ChooseAFile: Story = { play: openImport };

/** The Import button works without a file too, and a toast then asks for one. */
export const NoFile: Story = {
  play: async () => {
    await openImport();
    await press('Import');
    await holdToast('Please select a CSV or Excel file to import');
  },
};

/** Step 2 shows the counts of each kind, bad rows with their reasons, and the guesses. */
export const Preview: Story = {
  tags: ['screenshot'],
  play: async () => {
    await chooseSheet();
    await screen.findByText(/would be imported/);
  },
};

/** The server refuses a file without recipes, and the message says what to do. */
export const NoTable: Story = {
  parameters: { msw: { handlers: [getImportCocktailsMockHandler400()] } },
  play: async () => {
    await chooseSheet();
    await screen.findAllByRole('alert');
  },
};

/** The Import button is busy until the server has imported the sheet. */
export const Importing: Story = {
  parameters: { msw: { handlers: [importing(never)] } },
  play: async () => {
    await chooseSheet();
    await screen.findByText(/would be imported/);
    await press('Import');
    await screen.findByRole('button', { name: 'Importing...' });
  },
};

/** The server's message about the import takes the place of the preview. */
export const Completed: Story = {
  play: async () => {
    await chooseSheet();
    await screen.findByText(/would be imported/);
    await press('Import');
    await screen.findByRole('heading', { name: 'Import completed' });
  },
};
