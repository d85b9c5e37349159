import { screen, userEvent } from 'storybook/test';
import type { ImportOutcome, ImportResults } from '#openapi/generated/model.ts';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering } from '../../story-answers.ts';
import { clearToasts, logIn } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';

/** What the story that is played has sent, previews and imports. */
export const sent = { previews: [] as Record<string, unknown>[], imports: [] as Record<string, unknown>[] };

/** Answers a preview and an import with the contract's example, changed by `results`. */
export function importing(results: Partial<ImportResults> = {}) {
  return [
    answering('importCocktails', async ({ request }): Promise<ImportOutcome> => {
      const fields = Object.fromEntries((await request.formData()).entries());
      const isPreview = new URL(request.url).searchParams.has('dryRun');
      (isPreview ? sent.previews : sent.imports).push(fields);
      const done = exampleOf('importCocktails');
      const message = isPreview
        ? '3 of 4 rows would be imported. 2 would be created, 1 updated, 1 left out.'
        : done.message;
      return {
        message,
        revision: isPreview ? null : (done.revision ?? null),
        results: { ...done.results, ...results },
      };
    }),
    ...fewCocktails(),
  ];
}

export const SHEET = new File(['name,method,rating\nNegroni,Stir.,5\n'], 'drinks.csv', { type: 'text/csv' });

export async function openImport() {
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Import from a sheet' }));
}

export async function chooseSheet() {
  await openImport();
  await userEvent.upload(screen.getByLabelText('Sheet to import'), SHEET);
}

export async function previewSheet() {
  await chooseSheet();
  await screen.findByText(/would be imported/);
}

export async function importSheet() {
  await previewSheet();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
}

export const importStories = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    msw: { handlers: importing() },
  },
  beforeEach: () => {
    localStorage.removeItem('import-mappings');
    sent.previews = [];
    sent.imports = [];
    return clearToasts();
  },
};
