import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '#server/domain/etag.ts';
import type { Answer, CompressedForm } from './answer.ts';
import { requestIdHead } from './observe-requests.ts';

const NOT_MODIFIED = 304;
const NO_CONTENT = 204;
const NO_BYTES = Buffer.alloc(0);
const MAX_KNOWN_PREFERENCES = 100;
const NOTHING: Preference = { br: false, gzip: false };

/** What an Accept-Encoding takes. */
interface Preference {
  br: boolean;
  gzip: boolean;
}

/**
 * Sends an answer to a GET or HEAD in the best encoding that the client takes, or 304 when it has it already. Nobody
 * waits for the smallest form: it is made meanwhile, for those who ask for the same answer again. `fixedHead` are
 * names and values of headers that go out with everything. Written in one go: to set them one by one on the response
 * costs as much as all the rest.
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  fixedHead: readonly string[],
): Promise<void> | undefined {
  const send = (form: CompressedForm | null, bytes: Buffer): undefined => {
    response.writeHead(answer.status, named(answer.head(form, bytes.length, fixedHead)));
    response.end(request.method === 'HEAD' ? NO_BYTES : bytes);
  };
  const { br, gzip } = answer.compressible ? preferenceOf(request.headers['accept-encoding']) : NOTHING;
  const best = br ? 'br' : gzip ? 'gzip' : null;
  if (answer.revalidates && isUnchanged(request, answer)) {
    response.writeHead(NOT_MODIFIED, named(answer.unchangedHead(best, fixedHead)));
    response.end();
    return;
  }
  if (answer.status === NO_CONTENT) {
    response.writeHead(NO_CONTENT, named([...fixedHead, ...Object.entries(answer.headers).flat()]));
    response.end();
    return;
  }
  if (best === null) return send(null, answer.bytes);
  const ready = answer.formAtHand(best);
  if (ready) return send(best, ready);
  const quick = br && answer.isDocument ? 'quick-br' : gzip ? 'gzip' : best;
  const known = answer.formAtHand(quick);
  if (!known) return answer.form(quick).then((bytes) => send(quick, bytes));
  // A second reader shows that the answer is asked for again.
  answer.form(best).catch(() => undefined);
  return send(quick, known);
}

/** With the id of the request, where it has one. */
function named(head: string[]): string[] {
  const id = requestIdHead();
  return id.length > 0 ? head.concat(id) : head;
}

function isUnchanged({ headers, method }: IncomingMessage, answer: Answer): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (method === 'GET' || method === 'HEAD') && namesTag(known, answer.tag);
}

/** Browsers send a handful of different headers, so each is read once. */
const knownPreferences = new Map<string, Preference>();

function preferenceOf(header: string | string[] | undefined): Preference {
  const text = String(header ?? '');
  let preference = knownPreferences.get(text);
  if (!preference) {
    preference = readPreference(text);
    if (knownPreferences.size >= MAX_KNOWN_PREFERENCES) knownPreferences.clear();
    knownPreferences.set(text, preference);
  }
  return preference;
}

function readPreference(header: string): Preference {
  const accepted = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const takes = (name: 'br' | 'gzip'): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return { br: takes('br'), gzip: takes('gzip') };
}
