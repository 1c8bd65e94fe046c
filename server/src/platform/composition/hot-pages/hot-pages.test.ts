import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtStateFile } from '@title24/remote-kit/hot';
import Fastify from 'fastify';
import { type HotPagesOptions, hotPagesPlugin } from './hot-pages.plugin.ts';

test('a build result that is only half written is logged, and the site can still close', async () => {
  const workspace = await mkdtemp(path.join(tmpdir(), 'hot-pages-'));
  const output = path.join(workspace, 'mf-a', 'dist', 'development');
  await mkdir(output, { recursive: true });
  await writeFile(path.join(output, builtStateFile), '{"name":"mf-a","ha');
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  const options = { workspace, mode: 'development', parts: ['mf-a'] };
  await app.register(hotPagesPlugin, options as unknown as HotPagesOptions);
  await app.ready();
  await app.close();
  expect(lines.join('')).toContain('A build result could not be followed');
  await rm(workspace, { recursive: true });
});
