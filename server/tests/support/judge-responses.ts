/**
 * A setup file of the tests: every response under /api that a server of this process sends is held against the contract, over
 * whatever client it was asked for, and a test during which one does not fit fails.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach } from 'vitest';
import { checkAgainstContract } from './contract-check.ts';
import { isJudged } from './judged-ports.ts';
import { readResponse } from './read-response.ts';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** The bodies of longer responses are not read: there are tests of speed among those that ask for them. */
const MAX_BODY_BYTES = 1_000_000;

/** Files of a process share its servers, so that they share one subscription. */
const judge = ((globalThis as { responseJudge?: { mismatches: string[] } }).responseJudge ??= startJudge());

afterEach(report);
afterAll(report);

function report(): void {
  const found = judge.mismatches.splice(0);
  if (found.length > 0) throw new Error(`Responses that the contract does not have:\n${found.join('\n')}`);
}

function startJudge(): { mismatches: string[] } {
  const mismatches: string[] = [];
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Exchange;
    const path = request.url?.split('?')[0] ?? '';
    if (!path.startsWith('/api/') || !isJudged((server.address() as AddressInfo).port)) return;
    const chunks = collectBody(response);
    response.once('finish', () => {
      try {
        const bytes = Buffer.concat(chunks());
        const headers = headersOf(response);
        const body = bytes.length > MAX_BODY_BYTES ? undefined : readResponse(bytes, headers);
        const { method = 'GET' } = request;
        checkAgainstContract({
          method,
          path,
          status: response.statusCode,
          headers,
          body,
          isWhole: true,
        });
      } catch (error) {
        mismatches.push(error instanceof Error ? error.message : String(error));
      }
    });
  });
  return { mismatches };
}

/** What is written to a response, until it is too long to be judged. */
function collectBody(response: ServerResponse): () => Buffer[] {
  const chunks: Buffer[] = [];
  let length = 0;
  const collect = (chunk: unknown): void => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    if (length <= MAX_BODY_BYTES) chunks.push(Buffer.from(chunk as string));
    length += chunk.length;
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = ((...args: Parameters<typeof write>) => {
    collect(args[0]);
    return write(...args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    collect(args[0]);
    return end(...args);
  }) as typeof end;
  return () => chunks;
}

/** `writeHead` with a list keeps its headers to itself: they stand in the head that was written. */
function headersOf(response: ServerResponse): Map<string, string> {
  const { _header: head } = response as ServerResponse & { _header: string };
  const lines = head.split('\r\n').slice(1);
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at < 0 ? [] : [[line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]];
    }),
  );
}
