import { get } from 'node:http';
import autocannon from 'autocannon';
import { cpuMs, type Target } from './processes.ts';

const CONNECTIONS = 50;
const PER_THOUSAND = 1000;

export interface Burst {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** The server's CPU time for a thousand requests. */
  cpuMs: number;
  failures: number;
}

/** A function gives a new address for every request. */
export interface Load {
  headers?: Record<string, string>;
  address: string | (() => string);
  write?: { share: number; request: autocannon.Request };
}

/** 50 connections, each of which waits for its answer. */
export async function burst(target: Target, load: Load, seconds: number): Promise<Burst> {
  const cpuBefore = cpuMs(target.pid);
  const { address } = load;
  const read: autocannon.Request =
    typeof address === 'string'
      ? { path: address }
      : { setupRequest: (request) => ({ ...request, path: address() }) };
  const writes = load.write ? [load.write.request] : [];
  const reads = load.write
    ? Array.from({ length: Math.round(1 / load.write.share) - 1 }, () => read)
    : [read];
  const result = await autocannon({
    url: target.address,
    connections: CONNECTIONS,
    duration: seconds,
    headers: load.headers ?? {},
    requests: [...reads, ...writes],
  });
  const { total } = result.requests;
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: ((cpuMs(target.pid) - cpuBefore) / Math.max(1, total)) * PER_THOUSAND,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

export function fetchRaw(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, string>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const own = Object.entries(response.headers).filter(([name]) => !HOP_HEADERS.has(name));
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
          bytes: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
}

const HOP_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
