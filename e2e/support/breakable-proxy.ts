import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a proxy for a site. `break` closes all connections, and each new one, until `restore` is called. */
export async function breakableProxy(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  let isBroken = false;
  const server = createServer((inward) => {
    if (isBroken) return void inward.destroy();
    const outward = connect(Number(port), hostname);
    for (const socket of [inward, outward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        inward.destroy();
        outward.destroy();
      });
    }
    inward.pipe(outward).pipe(inward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    break(): void {
      isBroken = true;
      cut();
    },
    restore(): void {
      isBroken = false;
    },
    close(): void {
      server.close();
      cut();
    },
  };
}
