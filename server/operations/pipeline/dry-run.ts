import type { LiveCatalogue, WriteRequest } from '../live/live-catalogue.ts';
import type { OperationRequest, OperationResponse } from './operation.ts';

/** Tells whether a request asks what a write would do. Its query may be read already, or hold texts still. */
export function isDryRun({ dryRun }: OperationRequest['query']): boolean {
  return dryRun === true || dryRun === 'true';
}

/** Tells in a dry run what the write would do. Else it writes, and tells what it did and as which revision. */
export async function previewOrWrite<Result extends { revision?: number | null }>(
  live: LiveCatalogue,
  query: OperationRequest['query'],
  asked: WriteRequest<Result>,
): Promise<OperationResponse> {
  const request = { ...asked, basedOn: query['basedOn'] as number | undefined };
  if (isDryRun(query)) return { status: 200, body: await live.preview(request) };
  const { result, isChanged, catalogue } = await live.write(request);
  return { status: 200, body: isChanged ? { ...result, revision: catalogue.revision } : result };
}
