import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface RawRequest {
  method?: string;
  /** Sent exactly as it stands here. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string | null;
  /** Without one, every request has a connection of its own. */
  agent?: Agent;
  /** The address of the client; each of 127.0.0.0/8 is another client. */
  localAddress?: string;
  patienceMs?: number;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  tookMs: number;
}

const PATIENCE_MS = 60_000;

/** Sends a request without the tidying that fetch does to addresses, methods and headers. */
export function rawRequest(
  address: string,
  {
    method = 'GET',
    path,
    headers = {},
    body = null,
    agent,
    localAddress,
    patienceMs = PATIENCE_MS,
  }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        ...{ hostname, port, method, path, timeout: patienceMs },
        ...(agent && { agent }),
        ...(localAddress !== undefined && { localAddress }),
        headers: { ...(bytes && { 'content-length': String(bytes.length) }), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            tookMs: performance.now() - startedAt,
          }),
        );
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(bytes ?? undefined);
  });
}
