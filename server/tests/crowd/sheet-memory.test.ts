import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_SHEET_BYTES } from '#server/sheets/read/sheet-limits.ts';
import { EXAMPLE_COCKTAIL } from '#server/sheets/write/sheet-row.ts';
import { csvChunks } from '#server/sheets/write/write-csv.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { workbookOfOneText } from '#server/tests/support/workbook-of-one-text.ts';
import { xlsOfOneText } from '#server/tests/support/xls-of-one-text.ts';
import { startCrowdedSite, type CrowdedSite } from './crowded-site.ts';

/** Of the 768 MB of `.deploy`, the rest is for what other clients hold. */
const LIMIT_MB = 500;
/** "Highest memory meanwhile" of an import. */
const IMPORT_LIMIT_MB = 400;
const SAMPLE_MS = 25;
const PATIENCE_MS = 170_000;
const ROOM = { timeout: 120_000, interval: 1_000 };

const COMMAS = Buffer.alloc(MAX_SHEET_BYTES, ',');
const LONG_TEXT = workbookOfOneText(1500, 'a'.repeat(190_000));
const ONE_CLIENT = '127.0.0.3';
const OTHER_CLIENT = '127.0.0.4';

let site: CrowdedSite;

beforeAll(async () => {
  site = await startCrowdedSite();
});
afterAll(() => site.stop());

it.each([
  ['32 MB of commas', COMMAS, 400],
  ['32 MB of line ends', Buffer.alloc(MAX_SHEET_BYTES, '\n'), 413],
  ['32 MB of quotation marks', Buffer.alloc(MAX_SHEET_BYTES, '"'), 400],
  ['an .xlsx of 48 kB with one long text', LONG_TEXT, 413],
  ['an .xls of 75 kB with one long text', xlsOfOneText(1500, 'a'.repeat(30_000)), 413],
])('a preview of %s stays within its memory', async (_what, sheet, status) => {
  const { answers, highestMb } = await uploads([[ONE_CLIENT, sheet]], '?dryRun=true');
  expect(answers).toEqual([status]);
  expect(highestMb).toBeLessThan(LIMIT_MB);
});

it('ten sheets of two clients at once stay within the memory of one', async () => {
  const ofEach = [COMMAS, LONG_TEXT, COMMAS, LONG_TEXT, COMMAS];
  const sheets = [ONE_CLIENT, OTHER_CLIENT].flatMap((client) =>
    ofEach.map((sheet) => [client, sheet] as const),
  );
  const { answers, highestMb } = await uploads(sheets, '?dryRun=true');
  // Those for which there is no room are refused, some of them while they are still sent.
  const read = answers.filter((status) => status === 400 || status === 413);
  expect(read.length).toBeGreaterThan(1);
  expect(answers.filter((status) => ![0, 400, 413, 429, 503].includes(status))).toEqual([]);
  expect(highestMb).toBeLessThan(LIMIT_MB);
});

it('an import of 20,000 recipes stays within its memory', async () => {
  const recipes = Array.from({ length: 20_000 }, (_, at) => ({ ...EXAMPLE_COCKTAIL, name: `Recipe ${at}` }));
  const sheet = Buffer.from([...csvChunks(recipes)].join(''));
  // The sheets of the test before may still hold the room: then it is refused, and sent again as a client does.
  let highestMb = 0;
  const send = async () => {
    const sent = await uploads([[ONE_CLIENT, sheet]], '', IMPORT_LIMIT_MB);
    highestMb = Math.max(highestMb, sent.highestMb);
    return sent.answers;
  };
  await expect.poll(send, ROOM).toEqual([200]);
  expect(highestMb).toBeLessThan(IMPORT_LIMIT_MB);
});

/** The statuses, 0 for a connection that was ended, and the most memory that the site and its reading process had together. */
async function uploads(
  sheets: readonly (readonly [client: string, sheet: Uint8Array])[],
  query: string,
  limitMb = LIMIT_MB,
): Promise<{ answers: number[]; highestMb: number }> {
  let highestMb = 0;
  const sample = (): void => void (highestMb = Math.max(highestMb, site.memoryAround(limitMb)));
  const timer = setInterval(sample, SAMPLE_MS);
  try {
    const answers = await Promise.all(sheets.map(([client, sheet]) => upload(client, sheet, query)));
    sample();
    console.info(`${answers.join(' ')}: ${highestMb.toFixed(0)} MB`);
    expect(highestMb).toBeGreaterThan(0);
    expect(site.isAlive()).toBe(true);
    return { answers, highestMb };
  } finally {
    clearInterval(timer);
  }
}

async function upload(client: string, sheet: Uint8Array, query: string): Promise<number> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="sheet"\r\n\r\n';
  const [, authorization = ''] = site.session.split(': ');
  const answer = await rawRequest(site.address, {
    method: 'POST',
    path: `/api/cocktails/import${query}`,
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), sheet, Buffer.from('\r\n--b--\r\n')]),
    localAddress: client,
    patienceMs: PATIENCE_MS,
  }).catch(() => null);
  return answer?.status ?? 0;
}
