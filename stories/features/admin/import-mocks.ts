import { screen, userEvent } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering } from '../../story-answers.ts';
import type { Import } from '#openapi/generated/model.ts';
import { clearToasts, logIn } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';

/** Of the story that is played, which may be played again. */
let imports: Import[] = [];

/** A server whose import is `started` as soon as it has the sheet, and `cancelled` when it is asked to. */
export function importMocks(started: Partial<Import> = {}, asked: Record<string, unknown>[] = []) {
  const cancelled = exampleOf('cancelImport');
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

export const RUNNING = { results: null, message: null, revision: null, undo: null, endedAt: null };

export const FAILURE = {
  type: '/api/docs#problem-import-interrupted' as const,
  title: 'Internal Server Error',
  status: 500,
  detail:
    'The server stopped before the import was done. Nothing of the sheet is stored. Please import it again.',
};

export const SHEET = new File(['name,method,rating\nNegroni,Stir.,5\n'], 'drinks.csv', { type: 'text/csv' });

export async function openImport() {
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Import from a sheet' }));
}

export async function chooseSheet() {
  await openImport();
  await userEvent.upload(screen.getByLabelText('Sheet to import'), SHEET);
}

export const importStories = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    msw: { handlers: [answering('importCocktails'), ...importMocks(), ...fewCocktails()] },
  },
  beforeEach: () => {
    localStorage.removeItem('import-mappings');
    imports = [];
    return clearToasts();
  },
};
