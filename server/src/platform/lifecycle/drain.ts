import type { FastifyInstance } from 'fastify';

/**
 * Stops accepting connections and waits for requests in flight; requests that take longer than `limitMs` milliseconds
 * are aborted.
 */
export async function drain(app: FastifyInstance, limitMs = 10_000): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
  // A client keeps its connection open after its last answer, which must not prevent the site from stopping.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
    clearInterval(sweep);
  }
}
