import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { checkAgainstContract } from '../support/contract-check.ts';
import { makeRequest, type FuzzRequest } from './fuzz-requests.ts';
import { Random } from './random.ts';
import { rawRequest, type RawAnswer } from '../support/raw-request.ts';

export interface FuzzOptions {
  /** Of the running server, such as http://127.0.0.1:3000. */
  address: string;
  seed: number;
  requests: number;
  /** Makes a session and gives its Authorization header: the fuzzer logs itself out now and then. */
  openSession: () => Promise<string>;
}

export interface FuzzReport {
  /** How often each status came. */
  statuses: Record<string, number>;
  /** One line for each answer that must not be; empty when all is well. */
  failures: string[];
}

const SLOWEST_ALLOWED_MS = 2000;
/** A busy machine may be slow once; a slow operation is slow again. */
const TRIES_WHEN_SLOW = 3;

/** Sends requests made from the contract one after the other and judges every answer. */
export async function fuzz({ address, seed, requests, openSession }: FuzzOptions): Promise<FuzzReport> {
  const random = new Random(seed);
  const ids = Object.keys(operations) as OperationId[];
  const names = await knownNames(address);
  const report: FuzzReport = { statuses: {}, failures: [] };
  let bearer = await openSession();

  for (let count = 0; count < requests; count += 1) {
    // Every operation in turn, so that a short run leaves none out.
    const request = makeRequest(ids[count % ids.length] ?? 'listCocktails', random, names);
    const what = `#${count} ${request.method} ${request.path.slice(0, 120)}`;
    try {
      const received = await sendPatiently(address, request, bearer);
      report.statuses[received.status] = (report.statuses[received.status] ?? 0) + 1;
      const problem = judge(request, received);
      if (problem !== null) report.failures.push(`${what}: ${problem}`);
      if (received.status === 401 && request.session) bearer = await openSession();
      if (request.operation === 'logOut' && received.status === 204) bearer = await openSession();
    } catch (error) {
      report.failures.push(`${what}: no answer, ${String(error)}`);
    }
  }
  return report;
}

async function sendPatiently(address: string, request: FuzzRequest, bearer: string): Promise<RawAnswer> {
  const first = await send(address, request, bearer);
  let tookMs = first.tookMs;
  for (let tries = 1; tries < TRIES_WHEN_SLOW && tookMs > SLOWEST_ALLOWED_MS; tries += 1) {
    tookMs = Math.min(tookMs, (await send(address, request, bearer)).tookMs);
  }
  return { ...first, tookMs };
}

function send(
  address: string,
  { method, path, body, session, headers }: FuzzRequest,
  bearer: string,
): Promise<RawAnswer> {
  return rawRequest(address, {
    method,
    path,
    body,
    headers: { ...(session && { authorization: bearer }), ...headers },
  });
}

/** What is wrong with an answer, or null. */
function judge({ method, path }: FuzzRequest, { status, headers, text, tookMs }: RawAnswer): string | null {
  const contentType = headers['content-type'] ?? null;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (tookMs > SLOWEST_ALLOWED_MS) return `took ${Math.round(tookMs)} ms`;
  try {
    if (method === 'HEAD') return text === '' ? null : 'a body for HEAD';
    const body: unknown = text !== '' && contentType?.includes('json') ? JSON.parse(text) : text;
    const [pathname = path] = path.split('?');
    const sent = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    checkAgainstContract({ method, path: pathname, status, headers: sent, body, isWhole: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Ids and names of what is there, so that requests often find something. */
async function knownNames(address: string): Promise<string[]> {
  const names: string[] = [];
  for (const path of [
    'cocktails',
    'categories',
    'spirits',
    'glassware',
    'garnish',
    'equipment',
    'cocktail-types',
  ]) {
    const items = (await (await fetch(`${address}/api/${path}`)).json()) as { id: string; name: string }[];
    for (const { id, name } of items.slice(0, 6)) names.push(id, name);
  }
  return names;
}
