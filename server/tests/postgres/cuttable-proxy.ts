import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** Starts a proxy, so that a test can disconnect a client from the server and connect it again. */
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
    /** Ends every connection and accepts no new one. */
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await closed;
    },
    /** Keeps connections and accepts new ones, but forwards nothing, like a server that hangs. */
    stall() {
      stalled = true;
      for (const socket of sockets.keys()) socket.unpipe().pause();
    },
    /** Forwards everything again, including what has arrived meanwhile. */
    resume() {
      stalled = false;
      for (const [socket, other] of sockets) socket.pipe(other);
    },
  };
}
