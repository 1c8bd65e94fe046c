import { isIP } from 'node:net';
import type { Settings } from '../settings/settings.ts';

/** Returns the name in a Host header, in lowercase and without the port, or null if the header is malformed. */
function nameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

/** Returns whether a Host header contains a loopback name or address. */
export function isLoopbackHost(host: string): boolean {
  const name = nameOf(host);
  return (
    name === 'localhost' ||
    name === '[::1]' ||
    (name !== null && (name.endsWith('.localhost') || (isIP(name) === 4 && name.startsWith('127.'))))
  );
}

/**
 * Returns whether a Host header names this site. After DNS rebinding, a browser sends another site's name to
 * this server, and that site's pages could read the responses.
 *
 * With PUBLIC_URL, the host name must equal that in PUBLIC_URL. Ports are ignored, because proxies may drop them.
 * Without PUBLIC_URL, a server that listens only on this machine accepts only loopback names and addresses. Any other
 * server accepts every name, because its names are not configured.
 */
export function isOwnHost(host: string, settings: Pick<Settings, 'publicUrl' | 'host'>): boolean {
  if (settings.publicUrl) return nameOf(host) === new URL(settings.publicUrl).hostname;
  const listensOn = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return !isLoopbackHost(listensOn) || isLoopbackHost(host);
}
