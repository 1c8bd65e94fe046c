import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '../testing/folder-for-tests.ts';
import { HotPages, hotScriptUrl } from './hot-pages.ts';
import type { PartNews } from './hot-updates.ts';
import { type LocalServer, startLocalServer } from './local-server.ts';

const news = (hash: string): PartNews => ({
  name: 'mf-a',
  hash,
  configHash: '',
  problem: null,
  styles: [],
  isLive: true,
});

const folder = folderForTests();
let pages: HotPages;
let server: LocalServer;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'hot/mf-a'), { recursive: true });
  writeFileSync(join(folder, 'hot/mf-a/main.1.hot-update.json'), '{}');
  writeFileSync(join(folder, 'hot/mf-a/secret.json'), '{}');
  pages = new HotPages({ 'mf-a': folder });
  server = await startLocalServer((request, response) => {
    if (!pages.answer(request, response)) response.writeHead(404).end();
  });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  pages.close();
  await server.close();
});

test('K9: the script for open pages and the updates of watched parts are served, and no other files', async () => {
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  const script = await (await fetch(url + hotScriptUrl)).text();
  expect(script).toContain('injectIntoGlobalHook');
  expect(script).not.toMatch(/^(import|export) /m);
  const update = await fetch(`${url}/assets/hot/mf-a/main.1.hot-update.json`);
  expect(update.headers.get('content-type')).toBe('application/json');
  expect(await update.text()).toBe('{}');
  for (const path of ['mf-a/secret.json', 'mf-b/main.1.hot-update.json', 'constructor/a.1.hot-update.js'])
    expect(await statusOf(`/assets/hot/${path}`)).toBe(404);
});

test('K9: a page receives the latest news when it opens, and then each new message', async () => {
  pages.tell(news('1'));
  pages.tell(news('2'));
  const { body } = await fetch(`${url}/dev/news`);
  let received = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (received === '') pages.tell(news('3'));
    received += text;
    if (received.includes('"hash":"3"')) break;
  }
  expect([...received.matchAll(/"hash":"(\d)"/g)].map(([, hash]) => hash)).toEqual(['2', '3']);
});
