import { join } from 'node:path';
import { versionManifestOf } from '@title24/remote-kit/registry';
import { canMount, SmallDisk } from '../../../files/testing/small-disk.ts';
import { partNames, reason, ServiceSite, source } from './testing/service-site.ts';

jest.setTimeout(120_000);

(canMount ? describe : describe.skip)('a registry on a full disk', () => {
  let disk: SmallDisk;
  afterAll(() => disk.unmount());
  const site = new ServiceSite();
  beforeAll(async () => {
    disk = await SmallDisk.mount(join(site.folder.dataDir, 'registry'), 2048);
    await site.reset();
    for (const name of partNames) await site.release(name, 'first');
  });

  const refusal = {
    type: 'urn:title24:registry:unavailable',
    detail: 'The site’s disk is full. Nothing has changed.',
    remedy: 'Tell the site’s operator, then send it again.',
  };
  const large = { 'large.0123.js': `large('${'x'.repeat(8192)}')` };

  test('refuses a file, and accepts the version with this file after space is freed', async () => {
    const part = await site.build('mf-a', 'second', { assets: large });
    await disk.fill();
    const sent = await site.putBlob(part.contents.get('browser/large.0123.js') ?? Buffer.alloc(0));
    expect([sent.statusCode, sent.json()]).toEqual([503, expect.objectContaining(refusal)]);
    expect(await site.page('/mf-a')).toContain('<p>first</p>');
    await disk.free();
    expect(await site.publish(part)).toMatchObject({ changed: true });
    expect(await site.page('/mf-a')).toContain('<p>second</p>');
  });

  test('makes a version live if its files were sent before the disk filled up', async () => {
    const part = await site.build('mf-b', 'second', { assets: large });
    for (const content of part.contents.values()) await site.putBlob(content);
    await disk.fill();
    const { version } = part.entry.metadata;
    const manifest = versionManifestOf(part, source);
    expect((await site.call('POST', '/remotes/mf-b/versions', manifest)).statusCode).toBe(201);
    expect((await site.call('POST', '/remotes/mf-b/releases', { version, reason })).json()).toMatchObject({
      to: version,
      changed: true,
    });
    expect(await site.page('/mf-b')).toContain('<p>second</p>');
    await disk.free();
  });
});
