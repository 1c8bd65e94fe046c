import type { FastifyInstance } from 'fastify';

/**
 * Stops accepting connections and waits for requests in progress. Requests that take longer than `limitMs`
 * milliseconds are aborted.
 */
export async function drain(app: FastifyInstance, limitMs = 10_000): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
  // Clients keep connections open after the last response, so idle connections are closed regularly.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
    clearInterval(sweep);
  }
}
