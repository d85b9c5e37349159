import * as XLSX from 'xlsx';
import type { Turn } from './turn.ts';

const sheetOf = (...lines: string[]) => ({
  file: new File([lines.join('\n')], 'drinks.csv', { type: 'text/csv' }),
});

const workbookOf = (...rows: unknown[][]) => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), 'Drinks');
  const bytes = XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  return { file: new File([bytes], 'drinks.xlsx') };
};

const sheet = sheetOf(
  'Name;CATEGORY;description;ingredients;instructions;difficulty;spirits;rating',
  'Cellar Door;Lantern drinks;Low and long.;2 oz sherry|1 oz tonic;["Build over ice."];easy;Moon brandy;5',
  'Cellar Door Two;Lantern drinks;Low and long.;2 oz sherry;Build.;Easy;Moon brandy|Campari;4',
  'Half a Drink;Lantern drinks;;1 oz gin;Stir.;Impossible;;1',
);

/** Sheets in and out. */
export const importTurns: Turn[] = [
  {
    title: 'an import without a sheet',
    ask: 'POST /api/cocktails/import',
    form: { mapping: '{}' },
    status: 400,
  },
  { title: 'a dry run', ask: 'POST /api/cocktails/import?dryRun=true', form: sheet, status: 200 },
  { title: 'nothing came of it', ask: 'GET /api/cocktails/cellar-door', status: 404 },
  { title: 'an import', ask: 'POST /api/cocktails/import', form: sheet, status: 200 },
  { title: 'the same again', ask: 'POST /api/cocktails/import', form: sheet, status: 200 },
  {
    title: 'an import with a mapping and a default',
    ask: 'POST /api/cocktails/import',
    form: {
      ...sheetOf(
        'name,note,category,ingredients,instructions,difficulty',
        'Night Watch,Late.,Aperitif,1 oz gin,Stir.,',
        'Negroni,Later.,,,,',
      ),
      mapping: '{"note":"description"}',
      defaults: '{"difficulty":"Expert"}',
    },
    status: 200,
  },
  { title: 'what was imported', ask: 'GET /api/cocktails/cellar-door', status: 200 },
  { title: 'what it created', ask: 'GET /api/spirits/moon-brandy', status: 200 },
  { title: 'an export', ask: 'GET /api/cocktails/export/csv', status: 200 },
  { title: 'a workbook', ask: 'GET /api/cocktails/export/xlsx', status: 200 },
  { title: 'a template', ask: 'GET /api/cocktails/template/csv', status: 200 },
  { title: 'a template for Excel', ask: 'GET /api/cocktails/template/xlsx', status: 200 },
  {
    title: 'an import of a workbook',
    ask: 'POST /api/cocktails/import',
    form: workbookOf(
      ['name', 'category', 'description', 'ingredients', 'instructions', 'difficulty', 'featured'],
      ['Ledger', 'Aperitif', 'Ruled twice.', '1 oz rye\n1 oz amaro', 'Stir.', 'easy', true],
      ['Negroni', 'Aperitif', 'In cells.', '1 oz gin', 'Stir.', 'Easy', false],
    ),
    status: 200,
  },
  { title: 'what was in the cells', ask: 'GET /api/cocktails/ledger', status: 200 },
  {
    title: 'a workbook that is none',
    ask: 'POST /api/cocktails/import',
    form: { file: new File(['PK\x03\x04 and nothing else'], 'x.xlsx') },
    status: 400,
  },
];
