import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { checkResponse } from '../contract/check-against-contract.ts';

interface RawRequest {
  method?: string;
  /** The path is sent unchanged. */
  path: string;
  headers?: Record<string, string>;
  body?: string | null;
  /** The address of the client, for a site that trusts a proxy. */
  forwardedFor?: string;
}

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes of the body as they were sent, compressed or not. */
  bytes: Buffer;
  text: string;
}

const PATIENCE_MS = 60_000;

/** Sends a request on a new connection. `fetch` would normalise it. */
export async function rawRequest(
  origin: string,
  { method = 'GET', path, headers = {}, body = null, forwardedFor }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const length = body !== null && { 'content-length': String(Buffer.byteLength(body)) };
  const sent = { ...length, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }), ...headers };
  const request = httpRequest({ hostname, port, method, path, headers: sent, timeout: PATIENCE_MS });
  request.on('timeout', () => request.destroy(new Error('no response in time')));
  request.end(body ?? undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const status = response.statusCode ?? 0;
  const isPlain = response.headers['content-encoding'] === undefined;
  checkResponse(origin, {
    method,
    path,
    status,
    text: isPlain ? bytes.toString() : null,
    headers: new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
  });
  return { status, headers: response.headers, bytes, text: bytes.toString() };
}
