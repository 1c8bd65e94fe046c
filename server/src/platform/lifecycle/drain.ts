import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests in progress have to end when the site stops. */
export const drainLimitMs = 10_000;

/**
 * Milliseconds that requests in progress have to end when another process takes over. In this time, a visitor on a slow
 * connection can send or receive the plans of a house.
 */
export const replacedDrainLimitMs = 300_000;

/**
 * Stops accepting connections and waits for requests in progress. Requests that take longer than `limitMs`
 * milliseconds are aborted.
 */
export async function drain(app: FastifyInstance, limitMs = drainLimitMs): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
  // A client keeps its connection open after its last answer, which must not prevent the site from stopping.
  const sweep = setInterval(() => void closeIdleConnections(app), 50);
  try {
    await closeIdleConnections(app);
    await app.close();
  } finally {
    clearTimeout(cutOff);
    clearInterval(sweep);
  }
}

/** Closes connections that have no request, after reading the requests that have already arrived. */
async function closeIdleConnections({ server }: FastifyInstance): Promise<void> {
  await setImmediate();
  server.closeIdleConnections();
}
