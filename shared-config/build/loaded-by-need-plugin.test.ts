import { compileFunction } from 'node:vm';
import { loadedByNeedPlugin } from './loaded-by-need-plugin.ts';
import { buildFiles } from './testing/build-files.ts';

jest.setTimeout(60_000);

test('K1: a render bundle includes the screens and excludes modules imported on demand', async () => {
  const files = {
    'screen.js': 'export const screen = "the screen";',
    'editor.js': 'export const editor = "the editor";',
    'entry.js': `export const screen = async () => (await import(/* webpackMode: "eager" */ './screen.js')).screen;
      export const edit = () => import(/* webpackChunkName: "editor" */ './editor.js');
      export const send = () => import('semver');`,
  };
  const built = await buildFiles(files, {
    target: 'node24',
    output: { filename: 'render.cjs', library: { type: 'commonjs2' } },
    plugins: [loadedByNeedPlugin],
  });
  const text = String(built.get('render.cjs'));
  expect(text.length).toBeLessThan(2_000);
  expect(text).not.toContain('the editor');
  const module: { exports: Record<string, () => Promise<unknown>> } = { exports: {} };
  compileFunction(text, ['module'])(module);
  const { screen, edit, send } = module.exports;
  expect(await screen?.()).toBe('the screen');
  await expect(edit?.()).rejects.toThrow("Cannot find module './editor.js'");
  await expect(send?.()).rejects.toThrow("Cannot find module 'semver'");
});
