import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export interface HostileClient {
  /** What the connection with this number sends as its next request. */
  says: (connection: number, request: number) => string | Buffer;
  connections: number;
  /** 'nothing' of what comes; 'all', and then it asks again; or 'refusals', and then it waits for the end of its connection. */
  reads: 'nothing' | 'all' | 'refusals';
}

/** What a crowd does to the site at a moment. */
export interface Pressure {
  /** Its connections that have not sent their first request yet. */
  missing: number;
  /** Its connections that the site has open, as the system says: one who reads nothing does not notice that its connection was ended. */
  held: number;
  /** Responses that it has read, and its connections that were ended, since it came. */
  answered: number;
}

export interface Crowd {
  pressure(): Pressure;
  leave(): void;
}

/** A machine that gives the site a tenth of a processor still lets this much come back in its time. */
const AGAIN_MS = 5000;
/** The state of a connection that neither side has ended, in /proc/net/tcp. */
const ESTABLISHED = '01';
const PORT_DIGITS = 4;

/** Many connections of the client with an address. One that the site ends comes back. */
export function comeInCrowds(
  address: string,
  client: string,
  { says, connections, reads }: HostileClient,
): Crowd {
  const { hostname, port } = new URL(address);
  const site = hexAddress(hostname, Number(port));
  const sockets = new Set<Socket>();
  const came = new Set<number>();
  let answered = 0;
  let hasLeft = false;

  const open = (connection: number): void => {
    if (hasLeft) return;
    const socket = connect({ port: Number(port), host: hostname, localAddress: client });
    let request = 0;
    const say = (): void => void (socket.writable && socket.write(says(connection, (request += 1))));
    socket.on('error', () => socket.destroy());
    socket.once('connect', () => {
      sockets.add(socket);
      say();
      came.add(connection);
    });
    if (reads === 'nothing') socket.pause();
    else
      socket.on('data', (chunk: Buffer) => {
        for (const _ of chunk.toString('latin1').matchAll(/HTTP\/1\.1 \d{3}/g)) {
          answered += 1;
          if (reads === 'all') say();
        }
      });
    socket.once('close', () => {
      sockets.delete(socket);
      answered += 1;
      setTimeout(() => open(connection), AGAIN_MS);
    });
  };
  for (let connection = 0; connection < connections; connection += 1) open(connection);

  return {
    pressure: () => ({ missing: connections - came.size, held: heldBy(site, client), answered }),
    leave() {
      hasLeft = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

function heldBy(site: string, client: string): number {
  const from = hexAddress(client, 0).slice(0, -PORT_DIGITS);
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter((line) => {
    const [, local, remote = '', state] = line.trim().split(/\s+/);
    return local === site && state === ESTABLISHED && remote.startsWith(from);
  }).length;
}

/** An address and a port as they stand in /proc/net/tcp. */
function hexAddress(address: string, port: number): string {
  const hex = (value: number, digits: number): string =>
    value.toString(16).toUpperCase().padStart(digits, '0');
  const bytes = address.split('.').reverse();
  return `${bytes.map((byte) => hex(Number(byte), 2)).join('')}:${hex(port, PORT_DIGITS)}`;
}

/** The head of a request with an empty line behind it; `more` are further header lines. */
export function head(method: string, path: string, ...more: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...more, '', ''].join('\r\n');
}
