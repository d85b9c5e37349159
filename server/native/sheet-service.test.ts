import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SheetOptions } from '#server/sheets/read-cocktail-sheet.ts';
import { EXAMPLE_COCKTAIL, workbookRows } from '#server/sheets/write/export-rows.ts';
import { folderForTest } from '#server/tests/store/database-for-test.ts';
import { builtSheetProgram } from '#server/tests/site/quick-services.ts';
import { changedWorkbook } from '#server/tests/sheets/changed-workbook.ts';
import { createSheetService, type SheetServiceOptions } from './sheet-service.ts';

const program = await builtSheetProgram();
const readCocktailSheet = (bytes: Uint8Array, options: SheetOptions = {}, limits: SheetServiceOptions = {}) =>
  createSheetService({ program, idleMs: 0, ...limits }).read(bytes, options);
const writeTemplateXlsx = (): Promise<Uint8Array> =>
  createSheetService({ program, idleMs: 0 }).write(workbookRows([EXAMPLE_COCKTAIL]));

const csvOf = (rows: number) =>
  Buffer.from(`name,glass\n${Array.from({ length: rows }, (_, index) => `Drink ${index},coupe\n`).join('')}`);

const TOO_LARGE = { reason: 'too large' };

/** Writes a row with a count of its repetitions, as OpenDocument does. */
const repeatedRow = (rows: number): string =>
  `<table:table-row table:number-rows-repeated="${rows}">` +
  '<table:table-cell office:value-type="string"><text:p>Negroni</text:p></table:table-cell></table:table-row>';

async function programOf(code: string): Promise<URL> {
  const file = join(await folderForTest(), 'program.mjs');
  await writeFile(file, code);
  return pathToFileURL(file);
}

/** Runs a program from its source, in a process group of its own. */
async function runWithService(program: string) {
  const module = new URL('./sheet-service.ts', import.meta.url).href;
  // The process of a sheet does not keep this program alive. A server has open sockets.
  const code = `const alive = setInterval(() => {}, 60_000);
    const { createSheetService } = await import('${module}');
    ${program}
    clearInterval(alive);`;
  const run = ['--import', 'tsx', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, run, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [stdout] = await Promise.all([textOf(child.stdout), once(child, 'exit')]);
  return { stdout, status: child.exitCode };
}

describe('sheets, read in a separate process', () => {
  it('gives every cocktail in order, each time the list is read', async () => {
    const sheet = await readCocktailSheet(csvOf(1203), { defaults: { difficulty: 'easy' } });
    expect(sheet).toMatchObject({ rowCount: 1203, errors: [] });
    for (const recipes of [[...sheet.recipes], [...sheet.recipes]]) {
      expect(recipes.map(({ rowNumber }) => rowNumber)).toEqual(
        Array.from({ length: 1203 }, (_, index) => index + 2),
      );
      expect(recipes[1202]).toEqual({
        rowNumber: 1204,
        fields: { name: 'Drink 1202', glassware: 'coupe', difficulty: 'Easy' },
        defaulted: ['difficulty'],
      });
    }
  });

  it('reads on when the signal that ends the site reaches its process too', async () => {
    const child = fork(program, { serialization: 'advanced' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const next = () => Promise.race([once(child, 'message'), once(child, 'exit')]) as Promise<unknown[]>;
    const job = { kind: 'read', bytes: Buffer.from('odd'), options: {} };
    child.send(job);
    expect((await next())[0]).toMatchObject({ kind: 'sheetError' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
    child.send(job);
    expect((await next())[0]).toMatchObject({ kind: 'sheetError' });
  });

  it('writes and reads workbooks', async () => {
    const sheet = await readCocktailSheet(await writeTemplateXlsx());
    expect([...sheet.recipes].map(({ fields }) => fields.name)).toEqual(['Cucumber Patch Cooler']);
  });

  it('reads the next small sheet in the same process, and none after a large or a bad one', async () => {
    const program = await programOf(
      `process.on('message', ({ bytes }) =>
        process.send(bytes.length === 3 ? { kind: 'sheetError', reason: 'unusable', message: 'bad' }
          : { kind: 'end', summary: { rowCount: process.pid } }));`,
    );
    const sheets = createSheetService({ program, idleMs: 60_000 });
    const processOf = async (bytes: Buffer) => (await sheets.read(bytes, {})).rowCount;
    const first = await processOf(csvOf(1));
    const warn = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warn.mockRestore());
    // Node warns when an event gets an eleventh listener.
    for (let sheet = 0; sheet < 12; sheet += 1) expect(await processOf(csvOf(2))).toBe(first);
    expect(warn).not.toHaveBeenCalled();
    await expect(processOf(Buffer.from('bad'))).rejects.toThrow('bad');
    const second = await processOf(Buffer.alloc(2 * 1024 * 1024));
    expect(second).not.toBe(first);
    expect(await processOf(csvOf(1))).not.toBe(second);
  });

  it('ends a reading that takes too much memory, and no other', async () => {
    const columns = Array.from({ length: 250 }, (_, at) => `c${at}`).join(',');
    const greedy = Buffer.from(`${columns},name\n${`${'1,'.repeat(250)}A\n`.repeat(20_000)}`);
    const reading = readCocktailSheet(greedy, {}, { heapMb: 24 });
    await expect(reading).rejects.toMatchObject({ name: 'SheetError', reason: 'too large' });
  });

  it('refuses a sheet that a default makes too large', async () => {
    const defaults = { description: 'd'.repeat(4000), funFact: 'f'.repeat(4000) };
    await expect(readCocktailSheet(csvOf(15_000), { defaults })).rejects.toMatchObject(TOO_LARGE);
  });

  it('refuses a small workbook that repeats a row a million times', async () => {
    const workbook = (rows: number) =>
      changedWorkbook([['name']], { bookType: 'ods' }, '/content.xml', (xml) =>
        xml.replace('</table:table>', `${repeatedRow(rows)}</table:table>`),
      );
    expect(workbook(1_048_576).length).toBeLessThan(10_000);
    // A quarter of the server's limit is reached in a quarter of the time.
    const limits = { heapMb: 64 };
    await expect(readCocktailSheet(workbook(1_048_576), {}, limits)).rejects.toMatchObject(TOO_LARGE);
    expect([...(await readCocktailSheet(workbook(1), {}, limits)).recipes]).toHaveLength(1);
  });

  it('ends a reading that takes too much time', async () => {
    const reading = readCocktailSheet(csvOf(50_000), {}, { timeoutMs: 1 });
    await expect(reading).rejects.toMatchObject({
      reason: 'too large',
      message: expect.stringContaining('time') as string,
    });
  });

  it('survives a reading that asks for more memory at once than V8 allows, which ends its whole process', async () => {
    const program = await programOf("process.once('message', () => new Array(30_000_000).fill(0));");
    await expect(readCocktailSheet(csvOf(1), {}, { program, heapMb: 24 })).rejects.toMatchObject({
      reason: 'too large',
      message: expect.stringContaining('memory') as string,
    });
  });

  it('is an error of the server, not of the sheet, if the program is broken', async () => {
    const program = await programOf("await import('./missing.js');");
    await expect(readCocktailSheet(csvOf(1), {}, { program })).rejects.toThrow(/error of its own/);
  });

  it("tells the process nothing of the server's environment", async () => {
    const program = await programOf(
      "process.once('message', () => process.send({ kind: 'sheetError', reason: 'unusable', message: Object.keys(process.env).join() }));",
    );
    await expect(readCocktailSheet(csvOf(1), {}, { program })).rejects.toMatchObject({
      reason: 'unusable',
      message: '',
    });
  });

  it('ends a reading whose import is cancelled', async () => {
    const cancelled = new AbortController();
    const program = await programOf('for (;;);');
    const reading = createSheetService({ program }).read(csvOf(1), {}, cancelled.signal);
    cancelled.abort();
    await expect(reading).rejects.toThrow();
  });

  it.each(['SIGTERM', 'SIGINT'])(
    'reads a sheet although %s ends its process while it starts',
    async (signal) => {
      // Systemd and Ctrl-C send the signal to every process of the group.
      const program = `process.on('${signal}', () => undefined);
      const reading = createSheetService().read(Buffer.from('name\\nNegroni\\n'), {});
      process.kill(0, '${signal}');
      console.log([...(await reading).recipes][0].fields.name);`;
      expect(await runWithService(program)).toMatchObject({ stdout: 'Negroni\n', status: 0 });
    },
  );

  it('works where the server runs from its source', async () => {
    const program = `const sheet = await createSheetService().read(Buffer.from('name\\nNegroni\\n'), {});
      console.log([...sheet.recipes][0].fields.name);`;
    expect(await runWithService(program)).toMatchObject({ stdout: 'Negroni\n', status: 0 });
  });
});
