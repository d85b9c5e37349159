import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Cocktail, Import, ImportList, ImportReport, Problem } from '#openapi/generated/model.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import { HEADER, importSiteForEach, NEGRONI } from '#server/tests/support/import-site.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openMemoryStore } from '#server/tests/support/open-memory-store.ts';
import { openTestSite, siteOn, type TestSite } from '#server/tests/site/open-test-site.ts';
import type { SheetService } from './services.ts';

const IMPORTS = '/api/admin/imports';
const MEBIBYTE = 1024 * 1024;
const SHEET = `${HEADER}\n${NEGRONI}\n${NEGRONI.replace('Negroni', 'Boulevardier').replace('Easy', 'Hardish')}`;

async function start(
  admin: Administrator,
  sheet: string | Uint8Array<ArrayBuffer> = SHEET,
  query = '',
): Promise<Import> {
  const body = new FormData();
  body.set('file', new File([sheet], 'drinks.csv'));
  const answer = await admin.api(IMPORTS + query, { method: 'POST', body });
  expect(answer.status).toBe(202);
  const started = answer.body as Import;
  expect(answer.headers.get('location')).toBe(`${IMPORTS}/${started.id}`);
  return started;
}

async function find(admin: Administrator, { id }: Pick<Import, 'id'>): Promise<Import> {
  const { status, body } = await admin.api(`${IMPORTS}/${id}`);
  expect(status).toBe(200);
  return body as Import;
}

async function ended(admin: Administrator, started: Import): Promise<Import> {
  for (;;) {
    const now = await find(admin, started);
    if (['done', 'failed', 'cancelled'].includes(now.state)) return now;
    await wait(5);
  }
}

/** The statuses of sheets that the site does not even receive; 0 for one that it receives. */
async function unreadStatuses(admin: Administrator, more: Record<string, string> = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of [IMPORTS, '/api/cocktails/import', '/api/cocktails/import?dryRun=true']) {
    let isReceived = false;
    const body = new ReadableStream(
      {
        pull(stream) {
          isReceived = true;
          stream.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', ...more };
    const sending = { method: 'POST', headers, body, duplex: 'half' };
    const { status } = await admin.api(path, sending);
    statuses.push(isReceived ? 0 : status);
  }
  return statuses;
}

/** Reads no sheet before `go` is called. */
function heldSheets(): { sheets: SheetService; reading: Promise<void>; go: () => void } {
  let go = (): void => undefined;
  let begin = (): void => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  const reading = new Promise<void>((resolve) => (begin = resolve));
  const sheets: SheetService = {
    async read(bytes, options) {
      begin();
      await gate;
      return readCocktailRows(bytes, options);
    },
    write: () => Promise.reject(new Error('the test writes no sheet')),
  };
  return { sheets, reading, go: () => go() };
}

const cocktails = async (site: TestSite): Promise<string[]> =>
  ((await site.api('/api/cocktails')).body as Cocktail[]).map(({ id }) => id);

describe('a stored import', () => {
  const { admin, ids, site } = importSiteForEach();

  it('is done with its rows, tells of the others in pages, and is undone by its revision', async () => {
    const started = await start(admin());
    expect(started).toMatchObject({ fileName: 'drinks.csv', dryRun: false, endedAt: null, results: null });
    const done = await ended(admin(), started);
    expect(done).toMatchObject({
      state: 'done',
      progress: { rows: 2, total: 2 },
      results: { total: 2, created: 1, failed: 1 },
      problem: null,
      revision: site().catalogue.current().revision,
      undo: `/api/admin/revisions/${site().catalogue.current().revision}/undo`,
    });
    expect(done.message).toMatch(/^1 of 2 rows imported\./);
    expect(await ids()).toContain('negroni');

    const report = (await admin().api(`${IMPORTS}/${started.id}/report`)).body as ImportReport;
    const bad = report.rows.find(({ row }) => row === 3);
    expect(bad?.errors).toMatchObject([{ row: 3, field: 'difficulty' }]);
    expect(bad?.values?.[1]).toBe('Boulevardier');

    expect((await admin().api(done.undo ?? '', { method: 'POST' })).status).toBe(200);
    expect(await ids()).toEqual(['daiquiri', 'gimlet']);
    expect(await find(admin(), started)).toMatchObject({ revision: done.revision, undo: null });
  });

  it('changes nothing and has nothing to undo as a dry run, and when there is nothing new', async () => {
    const { revision } = site().catalogue.current();
    const dry = await ended(admin(), await start(admin(), SHEET, '?dryRun=true'));
    expect(dry).toMatchObject({
      state: 'done',
      dryRun: true,
      results: { created: 1 },
      revision: null,
      undo: null,
    });
    const none = await ended(admin(), await start(admin(), `${HEADER}\n`));
    expect(none).toMatchObject({ state: 'done', revision: null });
    expect(site().catalogue.current().revision).toBe(revision);
  });

  it('lists imports and report rows page by page', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => `,Bad ${at}`).join('\n');
    const started = await ended(admin(), await start(admin(), `${HEADER}\n${rows}`));
    await ended(admin(), await start(admin()));
    const first = await admin().api(`${IMPORTS}?limit=1`);
    const { imports, next } = first.body as ImportList;
    expect(imports).toHaveLength(1);
    expect(first.headers.get('link')).toBe(`<${IMPORTS}?limit=1&cursor=${next}>; rel="next"`);
    const last = await admin().api(`${IMPORTS}?limit=1&cursor=${next}`);
    expect(last.body).toEqual({ imports: [started], next: null });
    expect(last.headers.get('link')).toBeNull();
    expect([first, last].map(({ headers }) => headers.get('x-total-count'))).toEqual(['2', '2']);

    const path = `${IMPORTS}/${started.id}/report?limit=3`;
    const begun = await admin().api(path);
    expect(begun.headers.get('x-total-count')).toBe('5');
    const report = begun.body as ImportReport;
    expect(report.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
    const rest = (await admin().api(`${path}&cursor=${report.next}`)).body as ImportReport;
    expect(rest.rows.map(({ row }) => row)).toEqual([5, 6]);
    expect(rest.next).toBeNull();
  });

  it('fails with the reason when the file is no sheet', async () => {
    const failed = await ended(admin(), await start(admin(), '<html>'));
    expect(failed).toMatchObject({ state: 'failed', results: null, problem: { status: 415 } });
    expect(failed.problem?.error).toBe(failed.problem?.detail);
    const none = await admin().sendForm('POST', IMPORTS, {});
    expect(none.status).toBe(400);
    expect((none.body as Problem).error).toBe('Please select a CSV or Excel file to import');
  });

  it('needs a session, and is a 404 where there is none', async () => {
    for (const path of [IMPORTS, `${IMPORTS}/i1`, `${IMPORTS}/i1/report`])
      expect((await site().api(path)).status).toBe(401);
    for (const id of ['i1', 'x', '1', 'i99999999999'])
      expect((await admin().api(`${IMPORTS}/${id}`)).status).toBe(404);
    expect((await admin().api(`${IMPORTS}/i7/report`)).status).toBe(404);
    expect((await admin().api(`${IMPORTS}/i7/cancel`, { method: 'POST' })).status).toBe(404);
    for (const path of [IMPORTS, `${IMPORTS}/i7/cancel`]) {
      expect((await site().api(path, { method: 'POST' })).status).toBe(401);
      const headers = { Origin: 'https://evil.example' };
      expect((await admin().api(path, { method: 'POST', headers })).status).toBe(403);
    }
  });
});

describe('a stored import that runs', () => {
  it('is found by a later session, and goes on without the one that began it', async () => {
    const { sheets, reading, go } = heldSheets();
    const site = await openTestSite({ services: { sheets } });
    const first = await logIn(site);
    const started = await start(first);
    await reading;
    await first.api('/api/admin/logout', { method: 'POST' });
    const second = await logIn(site);
    expect((await find(second, started)).state).toBe('reading');
    const { imports } = (await second.api(IMPORTS)).body as ImportList;
    expect(imports.map(({ id, state }) => [id, state])).toEqual([[started.id, 'reading']]);
    go();
    expect((await ended(second, started)).state).toBe('done');
    expect(await cocktails(site)).toEqual(['negroni']);
  });

  it('names its revision as soon as it is done, also when it was read from the store just before', async () => {
    const { sheets, reading, go } = heldSheets();
    const site = await openTestSite({ services: { sheets } });
    const admin = await logIn(site);
    const started = await start(admin);
    await reading;
    const { imports } = site.store;
    const before = await imports.find(1);
    const change = vi.spyOn(imports, 'change').mockImplementation(() => new Promise(() => undefined));
    const stale = vi.spyOn(imports, 'find').mockResolvedValueOnce(before);
    onTestFinished(() => {
      change.mockRestore();
      stale.mockRestore();
    });
    go();
    await expect.poll(() => cocktails(site)).toEqual(['negroni']);
    await expect.poll(() => change.mock.calls.length).toBeGreaterThan(0);
    const { revision } = site.catalogue.current();
    expect(await find(admin, started)).toMatchObject({ state: 'done', revision });
  });

  it('stores nothing when it is cancelled, whether it is read or waits', async () => {
    const { sheets, reading, go } = heldSheets();
    const site = await openTestSite({ services: { sheets } });
    const admin = await logIn(site);
    const started = [await start(admin), await start(admin)];
    await reading;
    expect((await find(admin, started[1] as Import)).state).toBe('queued');
    for (const one of started) {
      const { status, body } = await admin.api(`${IMPORTS}/${one.id}/cancel`, { method: 'POST' });
      expect(status).toBe(200);
      expect((body as Import).state).toBe('cancelled');
    }
    go();
    await wait(20);
    for (const one of started) expect((await find(admin, one)).state).toBe('cancelled');
    expect(await cocktails(site)).toEqual([]);
    expect((await site.api('/api/spirits')).body).toEqual([]);
  });

  it('is over when it is done: cancelling it is a 409', async () => {
    const site = await openTestSite();
    const admin = await logIn(site);
    const done = await ended(admin, await start(admin));
    const { status, body } = await admin.api(`${IMPORTS}/${done.id}/cancel`, { method: 'POST' });
    expect(status).toBe(409);
    expect((body as Problem).type).toBe('/api/docs#problem-import-over');
    expect(await find(admin, done)).toEqual(done);
  });

  it('stores nothing when it was ended while its rows were being stored', async () => {
    const store = await openMemoryStore();
    const held = heldSheets();
    const site = await siteOn(store, { services: { sheets: held.sheets } });
    const admin = await logIn(site);
    const started = await start(admin);
    await held.reading;
    // As another process does that has heard nothing of it for long.
    const number = Number(started.id.slice(1));
    const endedAt = new Date().toISOString();
    expect(await store.imports.change(number, { state: 'failed', endedAt })).toBe(true);
    held.go();
    await wait(50);
    const failed = await find(admin, started);
    expect(failed.problem?.type).toBe('/api/docs#problem-import-interrupted');
    expect(await cocktails(site)).toEqual([]);
  });

  it('lets no client have more than its share', async () => {
    const { sheets, reading, go } = heldSheets();
    const site = await openTestSite({ services: { sheets } });
    const admin = await logIn(site);
    const first = await start(admin);
    await reading;
    const waiting = [];
    for (let at = 0; at < 4; at += 1) waiting.push(await start(admin));
    expect(await unreadStatuses(admin)).toEqual([429, 429, 429]);
    go();
    for (const one of [first, ...waiting]) expect((await ended(admin, one)).state).toBe('done');
  });

  it('receives no sheet that would not fit beside those that wait', async () => {
    const { sheets, reading, go } = heldSheets();
    const admin = await logIn(await openTestSite({ services: { sheets } }));
    const first = await start(admin, new Uint8Array(9 * MEBIBYTE));
    await reading;
    expect(await unreadStatuses(admin, { 'Content-Length': String(32 * MEBIBYTE) })).toEqual([429, 429, 429]);
    go();
    expect((await ended(admin, first)).state).toBe('failed');
  });
});

it('stores 200 imports of 30 days at most', async () => {
  const store = await openMemoryStore();
  const record = {
    ...{ state: 'done' as const, fileName: 'a.csv', isDryRun: false, createdAt: '', endedAt: '' },
    ...{ rows: 0, total: 0, beats: 0, revision: null, outcome: null, problem: null },
  };
  const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
  const numbers: number[] = [];
  for (let at = 0; at < 3; at += 1)
    numbers.push(await store.imports.insert({ ...record, startedAt: day(1) }));
  const running = await store.imports.insert({ ...record, state: 'reading', startedAt: day(1) });
  for (let at = 0; at < 200; at += 1) await store.imports.insert({ ...record, startedAt: day(20) });
  const list = async () => (await store.imports.list({ limit: 500 })).map(({ number }) => number);
  expect(await list()).toHaveLength(201);
  expect(await list()).toContain(running);
  expect(await list()).not.toContain(numbers[0]);
  const late = await store.imports.insert({ ...record, startedAt: day(60) });
  expect(await list()).toEqual([late, running]);
});
