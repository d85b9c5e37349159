import type { Reading } from '#server/storage/storage.ts';
import { namesTag, tagOf } from '#server/domain/etag.ts';
import type { OperationAnswer, OperationCall } from './operation.ts';
import { HttpProblem } from './problem.ts';

/** The answer to a write: the item as it is now, with the validator that a read of it carries. */
export function savedAnswer(
  status: 200 | 201,
  { value: item, revision }: Reading<{ id: string }>,
  path: string,
  shows: readonly string[],
): OperationAnswer {
  const address = `${path}/${encodeURIComponent(item.id)}`;
  const headers: Record<string, string> = { ETag: itemTag(item) };
  if (status === 201) headers['Location'] = address;
  return { status, body: item, headers, readAt: { address, revision, shows } };
}

/** "PUT and DELETE honour If-Match": throws a 412 when the client edited something older than `current`. */
export function checkIfMatch(headers: OperationCall['headers'], current: object): void {
  const expected = headers['if-match'];
  if (expected === undefined || namesTag(expected, itemTag(current))) return;
  throw new HttpProblem(
    412,
    'This item was changed since you opened it. Load it again and repeat your change.',
  );
}

function itemTag(item: object): string {
  return tagOf(JSON.stringify(item));
}
