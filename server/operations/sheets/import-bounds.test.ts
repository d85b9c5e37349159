import { describe, expect, it } from 'vitest';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { ImportOutcome } from '#openapi/generated/model.ts';
import { HEADER, importSiteForEach } from '#server/tests/site/import-site.ts';
import { workbookOfOneText } from '#server/tests/sheets/changed-workbook.ts';

const { ImportResults } = contract.components.schemas;
const { errors: ERRORS, createdItems: CREATED } = ImportResults.properties;
const MEBIBYTE = 1024 * 1024;

const sizeOf = (outcome: ImportOutcome): number => JSON.stringify(outcome).length;

describe('what comes out of a sheet', () => {
  const { ids, outcomeOf, site, upload } = importSiteForEach();

  it('is refused when a long text is in more cells than a text file could contain', async () => {
    const sheet = workbookOfOneText(400, 'a'.repeat(190_000));
    expect(sheet.length).toBeLessThan(100_000);
    const { status, body } = await upload(sheet, {}, '?dryRun=true');
    expect(status).toBe(413);
    expect(body).toMatchObject({ error: expect.stringContaining('too much text together') as string });
  });

  it('is reported up to the lengths of the contract, and how much more there is', async () => {
    const sheet = workbookOfOneText(400, 'a'.repeat(20_000));
    const outcome = await outcomeOf(upload(sheet, {}, '?dryRun=true'));
    expect(sizeOf(outcome)).toBeLessThan(4 * MEBIBYTE);
    const { errors, failed, failedRows = [], more, recipes } = outcome.results;
    expect(failed).toBe(400);
    expect(failedRows.length).toBeGreaterThan(50);
    expect(failedRows.length + (more?.failedRows ?? 0)).toBe(400);
    expect(errors.length).toBe(400 * 5);
    for (const { description } of recipes) expect(description.length).toBeLessThan(10_000);
  });

  it('counts the reasons that it does not list', async () => {
    const sheet = `${HEADER}\n${',,,,,,,,,,,,,,,yes'.concat('\n').repeat(1_200)}`;
    const { errors, more } = (await outcomeOf(upload(sheet, {}, '?dryRun=true'))).results;
    expect(errors).toHaveLength(ERRORS.maxItems);
    expect(more?.errors).toBe(1_200 * 6 - ERRORS.maxItems);
  });

  it('refuses rows that are too long, and creates nothing for them', async () => {
    const long = [`Long,Sours,${'x'.repeat(400_000)},,i,s,Easy`, `Many,"${'a|'.repeat(50_000)}",d,,i,s,Easy`];
    const sheet = `${HEADER}\n${long.map((row) => `,${row},,,,,,,,\n`).join('')}`;
    const { results } = await outcomeOf(upload(sheet));
    expect(results.errors).toEqual([
      {
        row: 2,
        field: 'description',
        code: 'maxLength',
        message: 'Description must be at most 4000 characters',
      },
      { row: 3, field: 'category', code: 'maxItems', message: 'Category must have at most 20 entries' },
    ]);
    expect(results.createdItems).toEqual([]);
    expect(await ids()).toEqual(['daiquiri', 'gimlet']);
  });

  it('adds no more items to the catalogue than the contract says', async () => {
    const rows = Array.from({ length: 103 }, (_, row) => {
      const garnish = Array.from({ length: 50 }, (_entry, index) => `Garnish ${row}-${index}`).join('|');
      return `,Drink ${row},Sours,d,,i,s,Easy,,,,,,,${garnish},\n`;
    });
    const { results } = await outcomeOf(
      upload(`${HEADER}\n${rows.join('')},Last,Sours,d,,i,s,Easy,,,,,,,,\n`),
    );
    expect(results.createdItems).toHaveLength(CREATED.maxItems);
    expect(results.created).toBe(101);
    expect(results.errors.map(({ row, message }) => [row, message])).toEqual(
      [102, 103, 104].map((row) => [
        row,
        'An import may add 5,000 items to the catalogue; this row names more',
      ]),
    );
    expect(site().live.wholeCatalogue().itemSets.garnish.size).toBe(CREATED.maxItems);
  });
});
