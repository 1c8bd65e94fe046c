import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../http/own-host.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers that proxies add. A proxy on this machine has a loopback address itself, for any client. */
const ofProxies = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|.+-connecting-ip)$/;

/**
 * Whether a request was made by a program on this machine, for this machine: its connection comes from here, no proxy
 * has forwarded it, and its host is this machine. TRUST_PROXY does not matter.
 */
export function isLocalClient({ raw, headers }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const address = raw.socket.remoteAddress ?? '';
  if (!loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) return false;
  return !Object.keys(headers).some((name) => ofProxies.test(name)) && isLoopbackHost(headers.host ?? '');
}
