import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { contentTag } from '#server/catalogue/content-tag.ts';
import {
  FORM_TYPE,
  UNREADABLE_BODY,
  type ApiRequest,
  type RequestBody,
  namesTag,
} from '#server/operations/pipeline/api-request.ts';
import type { BodyLimit } from '#server/operations/pipeline/body-limit.ts';
import type { OperationResponse, UploadedFile } from '#server/operations/operation.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';

export function requestOf(request: Request): ApiRequest {
  const { origin, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    address: pathname + search,
    headers: Object.fromEntries(request.headers),
    client: { address: '127.0.0.1', isSecure: false },
    siteOrigin: origin,
    signal: request.signal,
    readBody: (type, limit) => (type === FORM_TYPE ? readForm(request, limit) : readJson(request)),
  };
}

export async function fetchResponse(request: Request, response: OperationResponse): Promise<Response> {
  const { status, headers: own, body, cacheable } = response;
  const headers = new Headers({ 'Cache-Control': cacheable ? 'no-cache' : 'no-store', ...own });
  let content: string | Blob | null = await contentOf(response);
  if (body !== undefined) {
    content = JSON.stringify(body);
    if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json; charset=utf-8');
  }
  if (content !== null && cacheable && status === 200 && !headers.has('ETag'))
    headers.set('ETag', contentTag(typeof content === 'string' ? content : await content.text()));
  const tag = headers.get('ETag');
  const known = request.headers.get('If-None-Match');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && tag !== null && known !== null && namesTag(known, tag)) {
    const caching = { 'Cache-Control': headers.get('Cache-Control') ?? '', ETag: tag };
    return new Response(null, { status: 304, headers: caching });
  }
  return new Response(request.method === 'HEAD' || status === 204 ? null : content, { status, headers });
}

async function contentOf({ bytes, chunks }: OperationResponse): Promise<Blob | null> {
  if (bytes) return new Blob([new Uint8Array(bytes)]);
  if (!chunks) return null;
  const parts: BlobPart[] = [];
  for await (const chunk of chunks) parts.push(typeof chunk === 'string' ? chunk : new Uint8Array(chunk));
  return new Blob(parts);
}

async function readJson(request: Request): Promise<RequestBody> {
  const text = await request.text();
  if (text === '') return { content: undefined, files: {} };
  try {
    return { content: JSON.parse(text) as unknown, files: {} };
  } catch {
    throw new RequestProblem(400, UNREADABLE_BODY);
  }
}

async function readForm(request: Request, { file: limit }: BodyLimit): Promise<RequestBody> {
  const form = await request.formData().catch(() => {
    throw new RequestProblem(400, UNREADABLE_BODY);
  });
  const content: Record<string, unknown> = {};
  const files: Record<string, UploadedFile> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const file = values.find((value) => value instanceof File);
    if (!file) {
      const texts = values.map((value) => (value === FILE_PART ? '' : value));
      content[name] = texts.length > 1 ? texts : texts[0];
    } else if (file.size > 0 || file.name !== '') {
      if (limit && file.size > limit.bytes) throw new RequestProblem(413, limit.tooLarge);
      const bytes = new Uint8Array(await file.arrayBuffer());
      files[name] = { bytes, fileName: file.name, claimedType: file.type };
      content[name] = FILE_PART;
    }
  }
  return { content, files };
}
