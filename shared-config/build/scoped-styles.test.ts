import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ScopedStylesPlugin } from './scoped-styles-plugin.ts';
import { StyleMinimizer } from './style-minimizer.ts';
import { styleRule } from './style-rule.ts';

jest.setTimeout(60_000);

/**
 * Builds a remote with this CSS module.
 * @returns the built stylesheet
 */
async function build(name: string, css: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'title24-styles-'));
  try {
    await writeFile(join(folder, 'own.module.css'), css);
    await writeFile(join(folder, 'entry.js'), `export { default } from './own.module.css';`);
    const compiler = webpack({
      context: folder,
      entry: './entry.js',
      mode: 'production',
      output: { path: join(folder, 'out'), publicPath: '/' },
      optimization: { minimizer: [new StyleMinimizer()] },
      resolveLoader: { modules: [join(import.meta.dirname, '../../node_modules')] },
      module: { rules: [styleRule('browser', { folder, name })] },
      plugins: [new MiniCssExtractPlugin(), new ScopedStylesPlugin(name)],
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    expect(stats?.compilation.errors).toEqual([]);
    return await readFile(join(folder, 'out/main.css'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("K1: a remote's stylesheet applies to its own elements, and its animations start with its name", async () => {
  const built = await build(
    'mf-a',
    '@layer app { a, .own { color: red; animation: turn 1s } @keyframes turn { to { rotate: 1turn } } }',
  );
  expect(built).toMatch(/^@scope\(\[data-part=mf-a\]\) to \(\[data-part\]\)\{@layer app\{a,\.own-\w{5}\{/);
  const [animation] = /mf-a-turn-\w{5}/.exec(built) ?? [];
  expect(built).toMatch(new RegExp(`1s ${animation}\\b`));
  expect(built).toContain(`@keyframes ${animation}{`);
});
