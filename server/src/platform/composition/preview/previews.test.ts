import { previewByHttp, sendByHttp } from '@title24/remote-kit/registry';
import { siteClock } from '../../clock/clock.ts';
import { remoteReleases } from '../registry/remote-releases.table.ts';
import { ServiceSite, source } from '../registry/service/testing/service-site.ts';
import type { SmallBuild } from '../testing/small-build.ts';

jest.setTimeout(120_000);

const shell = `return { head: '', top: '<header>Site</header>', bottom: '', main: 'Not found' };`;
const page = '/mf-a';

const site = new ServiceSite();
beforeEach(async () => {
  await site.reset();
  await site.release('shell', 'shell', { render: shell });
  await site.release('mf-a', 'live');
  await site.release('mf-b', 'beside');
});
afterEach(() => jest.restoreAllMocks());

/**
 * Publishes a version without releasing it.
 *
 * @returns the build, its version, and the path and expiry of its preview link
 */
async function previewed(name: string, text: string, more: Partial<SmallBuild> = {}) {
  const address = { url: site.url, token: site.token };
  const part = await site.build(name, text, more);
  await sendByHttp(address, part, source);
  const { version } = part.entry.metadata;
  const { url, expiresAt } = await previewByHttp(address, name, version);
  return { part, version, path: new URL(url).pathname, expiresAt };
}

const form = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

/**
 * Starts a preview, given the path of its link.
 *
 * @returns the response, and the cookie as a browser would send it
 */
async function start(path: string) {
  const answer = await site.app.inject({ url: '/preview', ...form({ key: path.slice('/preview/'.length) }) });
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
  return { answer, cookie };
}

const open = (url: string, cookie: string) =>
  site.app.inject({ url, headers: { cookie, accept: 'text/html' } });

test('F8: a preview shows a version only to the visitor who started it', async () => {
  const before = await site.page(page);
  const { path, version, part } = await previewed('mf-a', 'next', {
    paths: [page, '/mf-a/new'],
    statics: { 'next.pdf': 'next' },
  });
  const offer = await open(path, '');
  expect(offer.body).toContain(`Preview mf-a ${version}?`);
  expect(offer.headers['set-cookie']).toBeUndefined();
  const { answer, cookie } = await start(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
  expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax$/);

  const shown = await open(page, cookie);
  expect(shown.body).toContain('<p>next</p>');
  expect(shown.body).toContain('<header>Site</header>');
  expect(shown.body).toContain(`<strong>Preview</strong> of mf-a ${version}`);
  expect(shown.body).toContain(`integrity="${part.entry.metadata.integrity}"`);
  expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect((await open('/mf-a/new', cookie)).statusCode).toBe(200);
  expect((await open('/mf-b', cookie)).body).toContain('<p>beside</p>');
  expect((await open('/static/next.pdf', cookie)).body).toBe('next');
  const feed = await open('/registry.json', cookie);
  expect(feed.json().microFrontends['mf-a'][0].metadata.version).toBe(version);
  expect(feed.headers['cache-control']).toBe('no-store');
  expect((await site.app.inject(part.entry.url)).statusCode).toBe(200);

  const others = await site.app.inject(page);
  expect(others.body).toBe(before);
  expect(others.headers['x-robots-tag']).toBeUndefined();
  expect((await site.app.inject('/mf-a/new')).statusCode).toBe(404);
  expect((await site.app.inject('/registry.json')).body).not.toContain(version);
});

test('F8: a previewed shell surrounds a live part, and ending the preview removes its cookie', async () => {
  const render = `return { head: '', top: '<header>Next site</header>', bottom: '', main: '' };`;
  const { cookie } = await start((await previewed('shell', 'next', { render })).path);
  const shown = await open('/mf-b', cookie);
  expect(shown.body).toContain('<header>Next site</header>');
  expect(shown.body).toContain('<p>beside</p>');
  const { headers, ...sent } = form({});
  const end = await site.app.inject({
    url: '/preview/end',
    ...sent,
    headers: { ...headers, cookie, host: 'localhost:8080', referer: 'http://localhost:8080/mf-b?x=1' },
  });
  expect(end.headers.location).toBe('http://localhost:8080/mf-b?x=1');
  expect(end.headers['set-cookie']).toMatch(/^title24_preview=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
});

test('F8: altered and expired links are refused', async () => {
  const { path, version } = await previewed('mf-a', 'next');
  const { cookie } = await start(path);
  const forgedTerms = Buffer.from(JSON.stringify(['mf-b', version, 9e9])).toString('base64url');
  for (const link of [`/preview/${forgedTerms}.${path.split('.').at(-1)}`, '/preview/nothing']) {
    const { statusCode, body } = await open(link, '');
    expect(statusCode).toBe(404);
    expect(body).toContain('This preview link was altered');
  }
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
  jest.spyOn(siteClock, 'now').mockReturnValue(tomorrow);
  const expired = await open(path, '');
  expect(expired.statusCode).toBe(410);
  expect(expired.body).toContain(`This preview link of mf-a ${version} has expired`);
  const ended = await open(page, cookie);
  expect(ended.statusCode).toBe(410);
  expect(ended.headers['set-cookie']).toMatch(/^title24_preview=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
});

test('F8: previews require permission and a version that fits the live parts', async () => {
  const ask = (version: string, by = site.token) =>
    site.call('POST', '/remotes/mf-a/previews', { version }, by);
  expect((await ask('9.9.9')).json().detail).toBe('mf-a 9.9.9 has not been published.');
  const { secret } = await site.newToken({ names: ['mf-b'] });
  expect((await ask('9.9.9', secret)).statusCode).toBe(403);

  const next = await previewed('mf-a', 'next');
  const { cookie } = await start(next.path);
  await site.publish(next.part);
  await site.call('POST', '/remotes/mf-a/rollback', { reason: 'It was bad' });
  expect((await ask(next.version)).json().detail).toBe(`mf-a ${next.version} was withdrawn: It was bad.`);
  expect((await open(page, cookie)).body).toContain('was withdrawn: It was bad.');
  await site.db.delete(remoteReleases);

  await site.release('shell', 'shell', { render: shell });
  const own = await previewed('mf-a', 'own', { paths: [page, '/taken'] });
  await site.release('mf-b', 'first', { paths: ['/taken'] });
  const taken = await ask(own.version);
  expect(taken.json().detail).toContain('declares /taken, which belongs to mf-b');
  expect((await open(own.path, '')).body).toContain('/taken, which belongs to mf-b');
});
