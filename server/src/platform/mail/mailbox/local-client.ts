import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../http/own-host.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Matches headers that proxies add. A proxy on this machine connects from a loopback address for every client. */
const ofProxies = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|.+-connecting-ip)$/;

/**
 * Returns whether a program on this machine sent the request to this machine. The request must come from a loopback
 * address, its Host header must name this machine, and no proxy may have forwarded it. TRUST_PROXY has no effect.
 */
export function isLocalClient({ raw, headers }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const address = raw.socket.remoteAddress ?? '';
  if (!loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) return false;
  return !Object.keys(headers).some((name) => ofProxies.test(name)) && isLoopbackHost(headers.host ?? '');
}
