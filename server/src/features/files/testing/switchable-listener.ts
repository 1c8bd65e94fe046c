import type { Server } from 'node:net';

/**
 * Listens on a local port and prints `listening`. On SIGUSR2, stops listening and prints `away`, or listens again if
 * already stopped.
 * @param disconnect breaks the server's open connections
 */
export function listenWithSwitch(server: Server, port: number, disconnect: () => void): void {
  const listen = () => server.listen(port, '127.0.0.1', () => console.log('listening'));
  listen();
  process.on('SIGUSR2', () => {
    if (server.listening) {
      server.close(() => console.log('away'));
      disconnect();
    } else listen();
  });
  // Keeps the process running while it is not listening.
  setInterval(() => {}, 2 ** 30);
}
