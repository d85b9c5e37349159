import { describe, expect, it } from 'vitest';
import type { Problem } from '#openapi/generated/model.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

const site = await openTestSite();
const admin = await logIn(site);

describe('a file that is not a sheet', () => {
  it.each([
    ['no file', {}, 400, 'No file selected'],
    ['no file and an odd field', { 'unheard-of': 'x', mapping: 'x' }, 400, 'No file selected'],
    ['a text where the file belongs', { file: 'name\nGimlet' }, 400, 'No file selected'],
    ['a text that looks like the mark of a file', { file: '\u0000file' }, 400, 'No file selected'],
    ['an empty file', { file: new Blob(['']) }, 400, null],
    ['a web page', { file: new Blob(['<html>']) }, 415, null],
    [
      'more than 32 MiB',
      { file: new Blob([Buffer.alloc(32 * 1024 * 1024 + 1, 'a')]) },
      413,
      'The file is larger than 32 MiB. Split it into several files.',
    ],
    [
      'a mapping to no field',
      { file: new Blob(['a\nb']), mapping: { a: 'price' } },
      400,
      "The mapping gives column 'a' to 'price', which is no field of a cocktail.",
    ],
    [
      'a layout that there is not',
      { file: new Blob(['name\nGimlet']), layout: 'spiral' },
      400,
      'Please correct the marked fields.',
    ],
    [
      'a layout that the sheet has not',
      { file: new Blob(['name\nGimlet']), layout: 'drinkColumns' },
      400,
      'The recipes cannot be read in this layout. Choose another one: "A row for each recipe or ingredient".',
    ],
    [
      'a worksheet of a text file',
      { file: new Blob(['name\nGimlet']), worksheet: 'Sours' },
      400,
      'A text file has no worksheet "Sours". Leave the worksheet out.',
    ],
    [
      'a header row that no spreadsheet has',
      { file: new Blob(['name\nGimlet']), headerRow: 1e308 },
      400,
      'Please correct the marked fields.',
    ],
    [
      'a text without a recipe',
      { file: new Blob(['Once upon a time, there was\na drink.\n']) },
      400,
      'No recipe was found in this sheet. Make a row for each recipe below a row that names the columns, such as name, ingredients and instructions; the template shows how.',
    ],
    ['a mapping that is not a map', { file: new Blob(['a\nb']), mapping: 'x' }, 400, null],
    ['a default of no field', { file: new Blob(['name\nGimlet']), defaults: { taste: 'x' } }, 400, null],
  ])('refuses %s, and says why in `error`', async (_, fields, status, detail) => {
    const revision = site.live.wholeCatalogue().revision;
    const response = await admin.sendForm('POST', '/api/cocktails/import', fields);
    const problem = response.body as Problem;
    expect(response.status).toBe(status);
    expect(problem.error).toBe(problem.detail);
    expect(problem.detail).not.toBe('');
    if (detail !== null) expect(problem.detail).toBe(detail);
    expect(site.live.wholeCatalogue().revision).toBe(revision);
  });
});
