import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { contentOf, structuredData } from '../support/head-data.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('a staging site’s robots.txt excludes all pages, and the site’s URLs start with PUBLIC_URL', async ({
  request,
}) => {
  // With a public URL, the site does not print its local URL, so the test must know the port.
  const port = await freePort();
  const staging = await startSite({
    PORT: String(port),
    SITE_ENV: 'staging',
    PUBLIC_URL: 'https://staging.example.com',
  });
  const address = `http://127.0.0.1:${port}`;
  const headers = { host: 'staging.example.com' };
  const read = async (path: string) => (await request.get(address + path, { headers })).text();
  try {
    expect((await request.get(`${address}/prices`)).status()).toBe(421);
    expect((await request.get(`${address}/readyz`)).status()).toBe(200);
    expect(await read('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await read('/sitemap.xml')).toContain('<loc>https://staging.example.com/prices</loc>');
    const html = await read('/prices');
    expect(contentOf(html, 'og:image')).toMatch(/^https:\/\/staging\.example\.com\//);
    expect(JSON.stringify(structuredData(html))).not.toContain('127.0.0.1');
  } finally {
    await staging.stop();
  }
});
