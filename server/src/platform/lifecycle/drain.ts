import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for requests in progress to end during a shutdown. */
export const drainLimitMs = 10_000;

/**
 * Time for file transfers to end when another process replaces this one: enough to transfer a house's plans over a
 * slow connection.
 */
export const transferLimitMs = 300_000;

/**
 * Stops accepting connections and waits up to `limitMs` milliseconds for requests in progress, or {@link
 * transferLimitMs} while `isTransferring` returns true. Then aborts them.
 */
export async function drain(
  app: FastifyInstance,
  limitMs = drainLimitMs,
  isTransferring = () => false,
): Promise<void> {
  const begun = performance.now();
  const sweep = setInterval(() => {
    // An idle connection that its client keeps open must not prevent the site from stopping.
    void closeIdleConnections(app);
    const ms = performance.now() - begun;
    if (ms > limitMs && !(ms < transferLimitMs && isTransferring())) app.server.closeAllConnections();
  }, 50);
  try {
    await closeIdleConnections(app);
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

async function closeIdleConnections({ server }: FastifyInstance): Promise<void> {
  await setImmediate();
  server.closeIdleConnections();
}
