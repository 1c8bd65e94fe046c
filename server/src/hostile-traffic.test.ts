import { errorLinesOf, floodSettings, get, last, sendBroken, sendFramed } from './testing/hostile-traffic.ts';
import { exchange, statusesOf } from './testing/raw-http.ts';
import { SmallSite } from './testing/small-site.ts';

jest.setTimeout(300_000);

let site: SmallSite;

beforeAll(async () => {
  site = await SmallSite.start(floodSettings);
});
afterAll(() => site.stop());

test('no generated request causes a server error', () => sendFramed(site, 200, 800));

test('no request with broken framing causes a server error', () => sendBroken(site, 100));

test.each(['//[', '/\\x|?', '///a%5c..\\', '//*x|', '/\\evil.example/', '/%zz'])(
  'the refusal of the invalid URL %s has the security headers',
  async (target) => {
    const answer = await exchange(site.url, last(target));
    expect(statusesOf(answer)).toEqual([400]);
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer).not.toMatch(/^location:/im);
  },
);

test.each([
  ['no request line', 'nonsense\r\n\r\n', 400],
  ['headers that are too long', `${get('/', `X: ${'x'.repeat(30_000)}`)}`, 431],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an invalid Host', 'GET /services HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
])('the refusal of a request with %s has the security headers', async (_, bytes, status) => {
  const answer = await exchange(site.url, bytes);
  expect(statusesOf(answer)).toEqual([status]);
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.toLowerCase()).toContain('x-frame-options: deny');
});

test('refuses an upload request for another host with 421', async () => {
  const head = 'POST /project-upload HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n';
  const body = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 0\r\n\r\n';
  expect(statusesOf(await exchange(site.url, head + body))).toEqual([421]);
  expect(errorLinesOf(site)).toEqual([]);
});

test.each(['/static/icon.svg', '/assets/mf-content/icon.svg'])(
  'an SVG picture that is opened by its URL runs no script: %s',
  async (path) => {
    const { headers } = await fetch(site.url + path);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  },
);

test('serves a page for a full URL in the request line', async () => {
  const answer = await exchange(site.url, last(`${site.url}/services`));
  expect(statusesOf(answer)).toEqual([200]);
});

test('a connection that sends 200 requests at once gets ten pages and a 429', async () => {
  const flood = Array.from({ length: 200 }, (_, index) => get(`/services?flood=${index}`)).join('');
  const statuses = statusesOf(await exchange(site.url, flood));
  // The other requests get no answer, because the refusal closes the connection.
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('closes a connection after a thousand requests', async () => {
  const { hostname, port } = new URL(site.url);
  const { Agent, request } = await import('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connectionOf = () =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ agent, hostname, port, path: '/healthz' }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      })
        .on('error', reject)
        .end();
    });
  for (let sent = 1; sent < 1000; sent++) expect(await connectionOf()).toBe('keep-alive');
  expect(await connectionOf()).toBe('close');
  agent.destroy();
});

test('the log contains no download ticket or login token, even for unusual spellings of the URL', async () => {
  const secret = 'S3cretTicket';
  for (const target of [
    `/downloads/${secret}/plans.pdf`,
    `http://localhost/downloads/${secret}/plans.pdf`,
    `/%64ownloads/${secret}/plans.pdf`,
    `//downloads/${secret}/plans.pdf`,
    `/login?token=${secret}`,
    `http://localhost?token=${secret}`,
  ]) {
    await exchange(site.url, last(target));
    await exchange(site.url, last(target).replace('GET', 'POST'));
  }
  expect(site.process.stderr).toContain('[redacted]');
  expect(site.process.stderr).not.toContain(secret);
});
