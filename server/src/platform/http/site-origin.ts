import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** The origin that a page names itself by: PUBLIC_URL, else the one it was asked for under. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | null,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}

/**
 * The origin that mailed links begin with and that the start tells: PUBLIC_URL, else the address that the server listens
 * on. Never a request's Host header, which whoever asks for somebody else's mail could choose.
 */
export function siteOrigin(
  app: Pick<FastifyInstance, 'server'>,
  { publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>,
): string {
  if (publicUrl) return publicUrl;
  const address = app.server.address() as AddressInfo | null;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}${address ? `:${address.port}` : ''}`;
}
