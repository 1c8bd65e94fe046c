import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from './platform/settings/settings.ts';

const file = path.join(import.meta.dirname, '../../deploy/compose.yaml');

test('the site in compose.yaml has valid settings, and its database, virus scanner and store are services in the file', async () => {
  const text = await readFile(file, 'utf8');
  const services = new Map(
    text
      .replace(/^volumes:.*/ms, '')
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1)
      .map((service) => [service.slice(0, service.indexOf(':')), service]),
  );
  const variables = [...(services.get('site') ?? '').matchAll(/^ {6}([A-Z\d_]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [
      name,
      value.replaceAll('"', '').replaceAll(/\$\{\w+:\?[^}]+\}/g, 'secret'),
    ],
  );
  const settings = readSettings({
    ...Object.fromEntries(variables),
    SITE_ENV: 'production',
    PUBLIC_URL: 'https://www.example.com',
    MAIL: 'none',
  });
  expect(settings.requireConfinedRenderers).toBe(true);
  const { databaseUrl, clamdUrl, s3 } = settings;
  const hosts = [databaseUrl, clamdUrl, s3?.endpoint].map((url) => new URL(url ?? '').hostname);
  for (const host of hosts) expect(services.get(host)).toMatch(/^ {4}image: \S+:\w/m);
  expect(services.get('store')).toContain(`ROOT_ACCESS_KEY_ID: ${s3?.keys[0]?.accessKeyId}\n`);
  expect(services.get('bucket')).toContain(`/objects/${s3?.bucket}]`);
});
