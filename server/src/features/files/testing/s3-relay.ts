/**
 * Relays connections to an S3-compatible store: `node s3-relay.ts HOST:PORT PORT`. SIGUSR2 makes the relay unavailable,
 * or available again.
 */
import { connect, createServer, type Socket } from 'node:net';
import { listenWithSwitch } from './switchable-listener.ts';

const [, , store = '', port] = process.argv;
const { hostname, port: storePort } = new URL(`http://${store}`);
const open = new Set<Socket>();

const server = createServer((client) => {
  const behind = connect(Number(storePort || 80), hostname);
  for (const [socket, other] of [
    [client, behind],
    [behind, client],
  ] as const) {
    open.add(socket);
    socket.pipe(other);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  }
});
listenWithSwitch(server, Number(port), () => {
  for (const socket of open) socket.destroy();
});
