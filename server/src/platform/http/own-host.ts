import { isIP } from 'node:net';
import type { Settings } from '../settings/settings.ts';

/** Returns the name in a Host header, without port and in lowercase; null if it is malformed. */
function nameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

/** Whether a Host header is a name of this machine, as used by a browser on it. */
export function isLoopbackHost(host: string): boolean {
  const name = nameOf(host);
  return (
    name === 'localhost' ||
    name === '[::1]' ||
    (name !== null && (name.endsWith('.localhost') || (isIP(name) === 4 && name.startsWith('127.'))))
  );
}

/**
 * Whether a Host header is a name of this site. A browser that was tricked into using someone else's name for this
 * address (DNS rebinding) sends that name, and would let that site's pages read the answers.
 *
 * With PUBLIC_URL it must be that host; the port is ignored because proxies may drop it. Without it, a server that
 * listens only on this machine accepts loopback names; a server that is open to a network cannot know its names.
 */
export function isOwnHost(host: string, settings: Pick<Settings, 'publicUrl' | 'host'>): boolean {
  if (settings.publicUrl) return nameOf(host) === new URL(settings.publicUrl).hostname;
  const listensOn = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return !isLoopbackHost(listensOn) || isLoopbackHost(host);
}
