import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Maximum time, in milliseconds, for requests in progress to end during a shutdown. */
export const drainLimitMs = 10_000;

/**
 * Maximum time, in milliseconds, for file transfers to end when another process replaces this one. In this time, a
 * visitor on a slow connection can send or receive the plans of a house.
 */
export const transferLimitMs = 300_000;

/**
 * Stops accepting connections and waits for requests in progress. Aborts requests after `limitMs` milliseconds. While
 * `isTransferring` returns true, the limit is {@link transferLimitMs} instead.
 */
export async function drain(
  app: FastifyInstance,
  limitMs = drainLimitMs,
  isTransferring = () => false,
): Promise<void> {
  const begun = performance.now();
  const sweep = setInterval(() => {
    // A client may keep its connection open after its last answer, which must not prevent the site from stopping.
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

/** Closes connections that have no request, after reading the requests that have already arrived. */
async function closeIdleConnections({ server }: FastifyInstance): Promise<void> {
  await setImmediate();
  server.closeIdleConnections();
}
