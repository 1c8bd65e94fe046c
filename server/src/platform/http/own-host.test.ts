import { isLoopbackHost, isOwnHost } from './own-host.ts';

const site = { publicUrl: 'https://www.example.com', host: '0.0.0.0' };
const local = { publicUrl: null, host: '127.0.0.1' };

test.each(['www.example.com', 'WWW.Example.com', 'www.example.com:443', 'www.example.com:8080'])(
  'with PUBLIC_URL, the host %s belongs to the site',
  (host) => expect(isOwnHost(host, site)).toBe(true),
);

test.each([
  'evil.example',
  'example.com',
  'www.example.com.evil.example',
  'localhost',
  '127.0.0.1:3000',
  '',
  'a b',
])('with PUBLIC_URL, the host %j does not belong to the site', (host) =>
  expect(isOwnHost(host, site)).toBe(false),
);

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'app.localhost:3000'])(
  'a server that listens only on this machine accepts the host %s',
  (host) => {
    for (const listensOn of ['127.0.0.1', '::1', 'localhost']) {
      expect(isOwnHost(host, { ...local, host: listensOn })).toBe(true);
    }
    expect(isLoopbackHost(host)).toBe(true);
  },
);

test.each([
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.0.2.1',
  '[2001:db8::1]',
  '',
])('a server that listens only on this machine refuses the host %j', (host) => {
  expect(isOwnHost(host, local)).toBe(false);
  expect(isLoopbackHost(host)).toBe(false);
});

test('without PUBLIC_URL, a server that listens on a network accepts any host', () => {
  expect(isOwnHost('site.internal:3000', { publicUrl: null, host: '0.0.0.0' })).toBe(true);
});
