import type { Server } from 'node:http';
import { originOf, siteOrigin } from './site-origin.ts';

const server = { address: () => ({ address: '', family: 'IPv4', port: 3000 }) } as unknown as Server;

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
])('a server that listens on %s has the origin %s', (host, origin) => {
  expect(siteOrigin({ server }, { publicUrl: null, host })).toBe(origin);
});

test('PUBLIC_URL is the origin, regardless of the listening address and the request', () => {
  const publicUrl = 'https://www.example.com';
  expect(siteOrigin({ server }, { publicUrl, host: '192.0.2.7' })).toBe(publicUrl);
  expect(originOf({ protocol: 'http', host: 'localhost:3000' }, publicUrl)).toBe(publicUrl);
  expect(originOf({ protocol: 'http', host: 'localhost:3000' }, null)).toBe('http://localhost:3000');
});
