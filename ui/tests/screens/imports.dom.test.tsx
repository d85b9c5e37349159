import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { getImportCocktailsResponseMock } from '#mocks/generated/sheets/sheets.msw.ts';
import { currentToast } from '#ui/components/toast/toast.ts';
import { storeMapping } from '#ui/features/admin/import/useSheetImport.ts';
import { choose, openDashboard, pick, press, refusal, expectToast } from './open-site.tsx';

const outcome = getImportCocktailsResponseMock();
const { columns } = outcome.results;

/** Every request for an import or its preview. */
let sent: { isPreview: boolean; mapping: unknown; rows: unknown }[];
let previewResponse: () => Response;
const imports = () => sent.filter(({ isPreview }) => !isPreview);

beforeEach(async () => {
  sent = [];
  previewResponse = () => Response.json(outcome);
  const site = await openDashboard();
  site.answer(async (request) => {
    if (!request.url.includes('/import')) return null;
    const isPreview = request.url.includes('dryRun');
    const form = await request.formData();
    const read = (name: string) => JSON.parse(form.get(name) as string) as unknown;
    sent.push({ isPreview, mapping: read('mapping'), rows: read('existingRows') });
    return isPreview ? previewResponse() : Response.json(outcome);
  });
  await pick('Tools', 'Import from a sheet');
});

async function chooseSheet() {
  const input = await screen.findByLabelText<HTMLInputElement>('Sheet to import');
  fireEvent.change(input, { target: { files: [new File(['name\nNegroni\n'], 'drinks.csv')] } });
}

it('an early press on Import waits for the preview with the stored mapping, and sends the same', async () => {
  const mapping = { rating: 'difficulty' };
  storeMapping(columns, mapping);
  await chooseSheet();
  await press('Import');
  await expectToast('Import completed');
  const [imported] = imports();
  expect(imported).toMatchObject({ mapping });
  const preview = sent.slice(0, sent.indexOf(imported as (typeof sent)[0])).at(-1);
  expect(preview).toMatchObject({ isPreview: true, mapping });
});

it('an import whose preview failed is not sent, and another press tries again', async () => {
  // The page sends the request again when it shows the failure.
  previewResponse = () =>
    currentToast()?.isOpen ? Response.json(outcome) : refusal(503, 'The server is busy');
  await chooseSheet();
  await press('Import');
  await expectToast('Import failed');
  expect(imports()).toEqual([]);
  await press('Import');
  await expectToast('Import completed');
  expect(imports()).toHaveLength(1);
});

it('another mapping of the columns resets the choice for a row', async () => {
  await chooseSheet();
  choose(await screen.findByLabelText('Negroni, row 2'), 'Update');
  await waitFor(() => expect(sent.at(-1)?.rows).toEqual({ 2: 'update' }));
  choose(await screen.findByLabelText('rating'), 'Difficulty');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ isPreview: true, mapping: { rating: 'difficulty' }, rows: {} }),
  );
});

it('nothing is imported while a preview has no row to import, and its hint leads to the details', async () => {
  const nothing = { created: 0, updated: 0, unchanged: 0, missing: [{ field: 'difficulty', count: 4 }] };
  const message = '0 of 4 rows would be imported.';
  previewResponse = () => Response.json({ ...outcome, message, results: { ...outcome.results, ...nothing } });
  await chooseSheet();
  const button = await screen.findByRole('button', { name: 'Import', description: message });
  fireEvent.click(button);
  await press(/^Step 3 can give one value/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '3. Details' }));
  previewResponse = () => Response.json(outcome);
  const details = within(screen.getByRole('group', { name: 'For rows without a value' }));
  choose(details.getByLabelText(/^Difficulty/), 'Easy');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(imports()).toEqual([]);
  await press('Import');
  await expectToast('Import completed');
});
