import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/**
 * The origin that addresses of this site begin with, such as mailed links: PUBLIC_URL, else the address that the server listens on. Never a request's
 * Host header, which whoever asks for somebody else's mail could choose.
 */
export function siteOrigin(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  if (publicUrl) return publicUrl;
  const address = app.server.address() as AddressInfo | null;
  return address ? `http://localhost:${address.port}` : 'http://localhost';
}
