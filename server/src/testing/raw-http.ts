import { connect } from 'node:net';

/**
 * Sends bytes over a new connection and returns all that is received until the connection closes.
 * @param endAfterMs milliseconds without data after which this function ends the connection; 0 for never
 */
export function exchange(url: string, bytes: string | Buffer, endAfterMs = 0): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.setTimeout(endAfterMs, () => socket.end());
    socket.on('data', (part) => parts.push(part));
    // A reset also closes the connection. The data received before the reset is returned.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
    socket.write(bytes);
  });
}

/** Returns the statuses in a result of {@link exchange}, in order. */
export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
}
