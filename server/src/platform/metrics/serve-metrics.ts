import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartupError } from '../process/startup-error.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` on a separate host and port, which must not be open to visitors.
 * @throws StartupError if the server cannot listen on that host and port
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'contentType' | 'text'>,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (cause) {
    throw new StartupError(
      `Metrics cannot be served on ${host} port ${port}: ${(cause as Error).message}. Set METRICS_ADDRESS to a free one.`,
      { cause },
    );
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
