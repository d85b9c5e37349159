import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** It stands between a client and a server, so that a test can take the server away and bring it back. */
export interface CuttableProxy {
  port: number;
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>;
  /** Holds every connection and takes new ones, but passes nothing on, like a server that hangs. */
  stall(): void;
  /** Passes everything on again, including what has come meanwhile. */
  resume(): void;
}

export async function startCuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Map<Socket, Socket>();
  let stalled = false;
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.set(socket, other);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (!stalled) socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await closed;
    },
    stall() {
      stalled = true;
      for (const socket of sockets.keys()) socket.unpipe().pause();
    },
    resume() {
      stalled = false;
      for (const [socket, other] of sockets) socket.pipe(other);
    },
  };
}
