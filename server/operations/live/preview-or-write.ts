import type { Outcome } from '#openapi/generated/model.ts';
import type { OperationRequest, OperationResponse } from '../operation.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { WriteRequest } from './write-request.ts';

/** A dry run tells what the write would do. The write tells what it did, and its revision. */
export async function previewOrWrite(
  live: LiveCatalogue,
  query: OperationRequest['query'],
  request: WriteRequest<Outcome>,
): Promise<OperationResponse> {
  if (query['dryRun'] === true) return { status: 200, body: await live.preview(request) };
  const { result, catalogue } = await live.write(request);
  return { status: 200, body: { ...result, revision: catalogue.revision } };
}
