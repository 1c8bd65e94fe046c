import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { LoadedByNeedPlugin } from './loaded-by-need-plugin.ts';

jest.setTimeout(60_000);

test('K1: a render bundle includes the screens and excludes modules imported on demand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'title24-render-'));
  try {
    await writeFile(join(folder, 'screen.js'), 'export const screen = "the screen";');
    await writeFile(join(folder, 'editor.js'), 'export const editor = "the editor";');
    await writeFile(
      join(folder, 'entry.js'),
      `export const screen = async () => (await import(/* webpackMode: "eager" */ './screen.js')).screen;
      export const edit = () => import(/* webpackChunkName: "editor" */ './editor.js');
      export const send = () => import('semver');`,
    );
    const compiler = webpack({
      context: folder,
      entry: './entry.js',
      target: 'node24',
      mode: 'production',
      output: { path: folder, filename: 'render.cjs', library: { type: 'commonjs2' } },
      resolve: { modules: [join(import.meta.dirname, '../../node_modules')] },
      plugins: [new LoadedByNeedPlugin()],
    });
    const problems = await new Promise((resolve, reject) =>
      compiler?.run((error, stats) => (error ? reject(error) : resolve(stats?.toJson().errors))),
    );
    expect(problems).toEqual([]);
    const text = await readFile(join(folder, 'render.cjs'), 'utf8');
    expect(text.length).toBeLessThan(2_000);
    expect(text).not.toContain('the editor');
    const bundle = createRequire(import.meta.url)(join(folder, 'render.cjs'));
    expect(await bundle.screen()).toBe('the screen');
    await expect(bundle.edit()).rejects.toThrow("Cannot find module './editor.js'");
    await expect(bundle.send()).rejects.toThrow("Cannot find module 'semver'");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
