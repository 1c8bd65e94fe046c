import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Returns the origin of the site's pages: PUBLIC_URL, or else the protocol and host of the request. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | null,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}

/**
 * Returns the site's origin for uses such as links in emails: PUBLIC_URL, or else the listening address (`localhost`
 * for 127.0.0.1, 0.0.0.0, ::1 and ::). The Host header is not used, because a person who triggers an email to someone
 * else could forge it.
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
