import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** Starts a proxy, so that a test can take the server away from a client and bring it back. */
export async function startCuttableProxy(target: { host: string; port: number }) {
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
    /** Ends every connection and takes no new one. */
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await closed;
    },
    /** Holds every connection and takes new ones, but passes nothing on, like a server that hangs. */
    stall() {
      stalled = true;
      for (const socket of sockets.keys()) socket.unpipe().pause();
    },
    /** Passes everything on again, including what has come meanwhile. */
    resume() {
      stalled = false;
      for (const [socket, other] of sockets) socket.pipe(other);
    },
  };
}
