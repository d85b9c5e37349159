/** `tsx .scripts/contract-seen.ts`: fails when no test of the last run saw a declared response, problem or header that UNSEEN does not explain. */
import { existsSync, readFileSync } from 'node:fs';
import { followReference } from '../openapi/contract/contract-document.ts';
import { all, answersOf, contract, examplesOf } from '../openapi/contract/contract-parts.ts';
import { checkAgainstContract } from '../server/tests/support/contract-check.ts';
import { readResponse } from '../server/tests/support/read-response.ts';

/** Written by server/tests/support/seen-responses.ts. */
const SEEN_FILE = 'node_modules/.cache/tasting-house/seen-responses.txt';
/** Written by servers in processes of their own (.tooling/record-responses.mjs). */
const RECORDED_FILE = 'node_modules/.cache/tasting-house/recorded-responses.txt';
const PROBLEM_TYPE = 'application/problem+json';
/** What any request may get, and a header that is not always sent, counts as seen when any operation had it. */
const OF_ANY = 'any operation';

/** No test in the process of its server brings these about. */
const UNSEEN: readonly { what: RegExp; why: string }[] = [
  {
    what: /^any operation (?:request-timeout|headers-too-large)$/,
    why: 'No request is there yet: Node hands out the connection, and http-server.ts writes to it (http-server.test.ts).',
  },
  {
    what: /^(?:logIn|updatePassword) too-many-requests$/,
    why: 'A client would have to send hundreds of passwords at once; client-limits.test.ts does it with cheaper requests.',
  },
  {
    what: /^any operation site-busy$/,
    why: 'Many clients, each within its share, would have to ask at once; fair-queue.test.ts does it without requests.',
  },
];

/** As the tests write it: `listSpirits 200`, `listSpirits 200 ETag`, `listSpirits fields-invalid`. */
function declared(): Set<string> {
  const names = all.flatMap(({ operation }) =>
    answersOf(operation).flatMap(([status, answer]) => {
      const of = status === 'default' ? OF_ANY : operation.operationId;
      const problems = examplesOf(answer.content?.[PROBLEM_TYPE] ?? { schema: {} }).map(
        ([, value]) => (value as { type: string }).type.split('#problem-')[1] ?? '',
      );
      const responses = problems.length > 0 ? problems : [status];
      // The tests fail where a header is missing that is always sent.
      const headers = Object.entries(answer.headers ?? {}).flatMap(([name, header]) =>
        followReference(contract, header).required ? [] : [`${OF_ANY} ${name}`],
      );
      return [...responses.map((response) => `${of} ${response}`), ...headers];
    }),
  );
  return new Set(names);
}

interface Recorded {
  method: string;
  path: string;
  status: number;
  headers: [string, string][];
  bytes: string | null;
}

/** What recorded responses have and the contract does not. */
export function undeclaredOf(recorded: readonly string[]): string[] {
  const faults = recorded.map((line) => {
    const { bytes, ...answer } = JSON.parse(line) as Recorded;
    const headers = new Map(answer.headers);
    const body = bytes === null ? undefined : readResponse(Buffer.from(bytes, 'base64'), headers);
    try {
      checkAgainstContract({ ...answer, headers, body, isWhole: true });
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
  return [...new Set(faults)].filter(Boolean);
}

function main(): void {
  const seen = new Set(readFileSync(SEEN_FILE, 'utf8').split('\n'));
  for (const line of [...seen]) seen.add(`${OF_ANY} ${line.split(' ').at(-1)}`);
  const explained = (name: string) => UNSEEN.some(({ what }) => what.test(name));
  const missing = [...declared()].filter((name) => !seen.has(name));
  const text = existsSync(RECORDED_FILE) ? readFileSync(RECORDED_FILE, 'utf8') : '';
  const recorded = text.split('\n').filter(Boolean);
  const unseen = missing.filter((name) => !explained(name)).map((name) => `${name} was never seen`);
  const faults = [...undeclaredOf(recorded), ...unseen];
  const idle = UNSEEN.filter(({ what }) => !missing.some((name) => what.test(name)));
  for (const { what } of idle) faults.push(`${String(what)} explains nothing: what it names was seen`);
  console.log(
    faults.length > 0
      ? faults.join('\n')
      : `${declared().size} declared responses and headers, all seen or explained; ${recorded.length} recorded ones, all declared.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) main();
