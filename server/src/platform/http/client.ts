import type { FastifyRequest } from 'fastify';

/** The sender of a request, identified without a login. */
export interface Client {
  /** The client's IPv4 address, or its IPv6 /64 network, in which it can use any address. */
  readonly key: string;
  readonly userAgent: string;
}

/** Returns the client of a request. */
export function clientOf({ ip, headers }: FastifyRequest): Client {
  return { key: clientKey(ip), userAgent: headers['user-agent'] ?? '' };
}

function clientKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [start = '', end] = (ip.split('%')[0] ?? '').split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
