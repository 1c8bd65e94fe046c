import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../http/own-host.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers that proxies add. A proxy on this machine connects from a loopback address, wherever the client is. */
const proxyHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|.+-connecting-ip)$/;

/**
 * Returns whether a program on this machine sent the request: from a loopback address, with a loopback name or address
 * in the Host header, and without proxy headers. TRUST_PROXY has no effect.
 */
export function isLocalClient({ raw, headers }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const address = raw.socket.remoteAddress ?? '';
  if (!loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) return false;
  return !Object.keys(headers).some((name) => proxyHeader.test(name)) && isLoopbackHost(headers.host ?? '');
}
