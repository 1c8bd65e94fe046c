import type { FastifyRequest } from 'fastify';
import { isLocalClient } from './local-client.ts';

const ask = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isLocalClient({
    headers: { host: 'localhost:3000', ...headers },
    raw: { socket: { remoteAddress } },
  } as unknown as FastifyRequest);

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is a local address', (address) => {
  expect(ask(address)).toBe(true);
});

test.each(['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', '2001:db8::1', undefined])(
  '%s is not a local address',
  (address) => {
    expect(ask(address)).toBe(false);
  },
);

test.each([
  ['forwarded', 'for=192.0.2.1'],
  ['via', '1.1 proxy'],
  ['x-forwarded-for', '192.0.2.1'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '192.0.2.1'],
  ['cf-connecting-ip', '192.0.2.1'],
])('a request forwarded by a proxy is not local: %s', (name, value) => {
  expect(ask('127.0.0.1', { [name]: value })).toBe(false);
});

test('a request whose Host header does not name this machine is not local', () => {
  expect(ask('127.0.0.1', { host: 'evil.example:3000' })).toBe(false);
});
