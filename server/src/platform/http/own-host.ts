import { isIP } from 'node:net';
import type { Settings } from '../settings/settings.ts';

/** Returns the host name in a Host header, in lowercase and without the port; null if it is malformed. */
function nameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

/** Returns whether a Host header contains a loopback name or address, as in requests from a browser on this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = nameOf(host);
  return (
    name === 'localhost' ||
    name === '[::1]' ||
    (name !== null && (name.endsWith('.localhost') || (isIP(name) === 4 && name.startsWith('127.'))))
  );
}

/**
 * Returns whether a Host header names this site. A browser that was tricked into using another site's name for this
 * address (DNS rebinding) sends that name, and would let the other site's pages read the responses.
 *
 * With PUBLIC_URL, the name must be the host in PUBLIC_URL. The port is ignored, because proxies may drop it. Without
 * PUBLIC_URL, a server that only listens locally accepts loopback names, and any other server accepts every name,
 * because its own names are not configured.
 */
export function isOwnHost(host: string, settings: Pick<Settings, 'publicUrl' | 'host'>): boolean {
  if (settings.publicUrl) return nameOf(host) === new URL(settings.publicUrl).hostname;
  const listensOn = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return !isLoopbackHost(listensOn) || isLoopbackHost(host);
}
