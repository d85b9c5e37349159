import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OperationId } from '#openapi/generated/operations.ts';

/** Where the processes of a test run note what they saw of the contract; unset, nothing is noted. */
const FILE = process.env['SEEN_RESPONSES'];
const seen = new Set<string>();

/** Notes that an operation gave a response, by its status or its kind of problem, and which of the declared headers it had. */
export function markAsSeen(
  id: OperationId,
  response: string,
  declared: readonly string[],
  headers: ReadonlyMap<string, string>,
): void {
  if (FILE === undefined) return;
  const sent = declared.filter((name) => headers.has(name.toLowerCase()));
  const lines = [`${id} ${response}`, ...sent.map((name) => `${id} ${response} ${name}`)].filter(
    (line) => !seen.has(line),
  );
  if (lines.length === 0) return;
  for (const line of lines) seen.add(line);
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${lines.join('\n')}\n`);
}
