import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request could come from this site's own pages, according to the Sec-Fetch-Site header or, without
 * it, the Origin header. Programs that send neither are accepted, because no other site controls them. Without
 * PUBLIC_URL, the origin must match the Host header, which host-check.ts verifies.
 */
export function isFromThisSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | null,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicUrl) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}
