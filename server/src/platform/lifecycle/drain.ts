import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests in progress have to end. */
export const drainLimitMs = 10_000;

/**
 * Milliseconds that transfers of files have to end when another process replaces this one. In this time, a visitor on a slow
 * connection can send or receive the plans of a house.
 */
export const transferLimitMs = 300_000;

/**
 * Stops accepting connections and waits for requests in progress. Aborts requests after `limitMs` milliseconds, or as
 * long as `isTransferring` returns true, after {@link transferLimitMs}.
 */
export async function drain(
  app: FastifyInstance,
  limitMs = drainLimitMs,
  isTransferring = () => false,
): Promise<void> {
  const begun = performance.now();
  const sweep = setInterval(() => {
    // A client keeps its connection open after its last answer, which must not prevent the site from stopping.
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
