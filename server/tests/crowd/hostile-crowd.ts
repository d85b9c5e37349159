import { connect, type Socket } from 'node:net';

export interface HostileClient {
  /** What the connection with this number sends as its next request. */
  says: (connection: number, request: number) => string | Buffer;
  connections: number;
  /** 'nothing' of what comes, or everything, and then it asks again. */
  reads: 'nothing' | 'all';
}

export interface Crowd {
  leave(): void;
}

const AGAIN_MS = 100;

/** Many connections of the client with an address. One that the site ends comes back. */
export function comeInCrowds(
  address: string,
  client: string,
  { says, connections, reads }: HostileClient,
): Crowd {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let hasLeft = false;

  const open = (connection: number): void => {
    if (hasLeft) return;
    const socket = connect({ port: Number(port), host: hostname, localAddress: client });
    let request = 0;
    const say = (): void => void (socket.writable && socket.write(says(connection, (request += 1))));
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('connect', say);
    if (reads === 'nothing') socket.pause();
    else
      socket.on('data', (chunk: Buffer) => {
        for (const _ of chunk.toString('latin1').matchAll(/HTTP\/1\.1 \d{3}/g)) say();
      });
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(() => open(connection), AGAIN_MS);
    });
  };
  for (let connection = 0; connection < connections; connection += 1) open(connection);

  return {
    leave() {
      hasLeft = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The head of a request with an empty line behind it; `more` are further header lines. */
export function head(method: string, path: string, ...more: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...more, '', ''].join('\r\n');
}
