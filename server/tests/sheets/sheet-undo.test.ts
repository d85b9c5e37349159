import { expect, it } from 'vitest';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { importCocktails } from '#server/catalogue/commands/import/import-cocktails.ts';
import { undoRevision } from '#server/catalogue/commands/undo-revision.ts';
import { unpackWorkbook } from '#server/native/unpack-workbook.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { RecordedCatalogue } from '#server/tests/catalogue/recorded-catalogue.ts';
import { READ_TABLES } from './tables/read-tables.ts';

const DEFAULTS = { category: 'Sours', description: 'Imported.', difficulty: 'Easy', instructions: 'Mix.' };

/** What the items say, without when they were written. */
function fieldsIn({ collections }: Catalogue): unknown {
  return Object.entries(collections).map(([name, { sorted }]) => [
    name,
    sorted.map(({ id, fields }) => ({ id, fields })),
  ]);
}

it.each(READ_TABLES)(
  'an import of $title changes nothing when it is made twice, and undoing it leaves nothing',
  async ({ text }) => {
    const sheet = await readCocktailRows(
      new TextEncoder().encode(text),
      { defaults: DEFAULTS },
      unpackWorkbook,
    ).catch((error: unknown) => {
      if (error instanceof SheetError) return null;
      throw error;
    });
    if (!sheet) return;
    // One of the recipes is there before, so that an update is taken back too.
    const [{ fields } = {}] = sheet.drafts;
    const known = fields?.name ? [sour({ name: fields.name })] : [];
    const site = new RecordedCatalogue(
      buildCatalogue({ categories: [{ name: 'Sours', description: 'Sour.' }], cocktails: known }),
    );
    const before = fieldsIn(site.catalogue);
    site.make(importCocktails(site.catalogue, sheet), { isImport: true });
    const after = fieldsIn(site.catalogue);
    const { revision } = site.catalogue;
    site.make(importCocktails(site.catalogue, sheet), { isImport: true });
    expect(fieldsIn(site.catalogue)).toEqual(after);
    site.make(await undoRevision(site.catalogue, site.history, revision));
    expect(fieldsIn(site.catalogue)).toEqual(before);
  },
);
