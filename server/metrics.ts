import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ObservedRequest } from '#server/http/observe-requests.ts';

const LOOPBACK = '127.0.0.1';
const SECONDS_PER_MS = 0.001;
const DURATION_BUCKETS_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** Prometheus metrics at /metrics on a port of their own, for this machine only. */
export async function startMetrics(port: number, revision: () => number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method and status; status 0 where the client went away before its response.',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its response.',
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'catalogue_revision',
    help: 'Raised by every change of the catalogue.',
    registers: [registry],
    collect() {
      this.set(revision());
    },
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return {
    address: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    count({ method, status, durationMs, complete }: ObservedRequest) {
      requests.inc({ method, status: complete ? status : 0 });
      durations.observe(durationMs * SECONDS_PER_MS);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
