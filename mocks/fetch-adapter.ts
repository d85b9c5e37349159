import type { ApiRequest } from '#server/operations/pipeline/api.ts';
import { bodyTooLargeProblem, type BodyLimit } from '#server/operations/pipeline/body-limits.ts';
import {
  FORM_TYPE,
  buildFormBody,
  parseJsonBody,
  UNREADABLE_BODY,
  type RequestBody,
} from '#server/operations/pipeline/request-body.ts';
import { JSON_TYPE, type OperationResponse } from '#server/operations/operation-handler.ts';
import { RequestProblem } from '#server/operations/responses/request-problem.ts';

export const API_URL = /^https?:\/\/[^/]+\/api(?:[/?]|$)/;

/** Translates an intercepted request for the API. */
export function toApiRequest(request: Request): ApiRequest {
  const { origin, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    // A `Request` of fetch has no length. Without it, the API would ignore a body without a type.
    headers: {
      ...(request.body && { 'transfer-encoding': 'chunked' }),
      ...Object.fromEntries(request.headers),
    },
    client: { address: '127.0.0.1', isSecure: false },
    siteOrigin: origin,
    signal: request.signal,
    receiveBody: (type, limit) => readBody(request, type === FORM_TYPE, limit),
  };
}

export async function toFetchResponse(
  request: Request,
  { status, headers: operationHeaders, body, bytes, stream, edition }: OperationResponse,
): Promise<Response> {
  const isJson = body !== undefined;
  const isEmpty = request.method === 'HEAD' || status === 204;
  const chunks = bytes ? [bytes] : (stream ?? []);
  const content = isEmpty ? null : isJson ? JSON.stringify(body) : await blobOf(chunks);
  const headers = new Headers({
    'Cache-Control': edition === undefined ? 'no-store' : 'no-cache',
    ...(isJson && { 'Content-Type': JSON_TYPE }),
    ...operationHeaders,
  });
  return new Response(content, { status, headers });
}

async function blobOf(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: BlobPart[] = [];
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk));
  return new Blob(parts);
}

/** Throws a RequestProblem 400 or 413. */
async function readBody(request: Request, isForm: boolean, limit: BodyLimit): Promise<RequestBody> {
  const body = await request.blob();
  if (body.size > limit.bytes) throw bodyTooLargeProblem(limit);
  try {
    if (isForm) return await readForm(body, request.headers, limit);
    return parseJsonBody(new Uint8Array(await body.arrayBuffer()));
  } catch (error) {
    throw error instanceof RequestProblem ? error : new RequestProblem(400, UNREADABLE_BODY);
  }
}

async function readForm(body: Blob, headers: Headers, limit: BodyLimit): Promise<RequestBody> {
  const type = headers.get('Content-Type') ?? '';
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const texts: Record<string, unknown> = {};
  const files = [];
  for (const [field, value] of form) {
    if (typeof value === 'string')
      texts[field] = Object.hasOwn(texts, field) ? [texts[field], value].flat() : value;
    else {
      if (field === limit.file?.field && value.size > limit.file.bytes) throw bodyTooLargeProblem(limit);
      const bytes = new Uint8Array(await value.arrayBuffer());
      files.push({ field, bytes, fileName: value.name, claimedType: value.type });
    }
  }
  return buildFormBody(texts, files, limit.file);
}
