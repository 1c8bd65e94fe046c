import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { styleRule } from './style-rule.ts';

jest.setTimeout(60_000);

/** Builds a part with this stylesheet. @returns the errors of the build */
async function errorsOf(css: string, name: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'title24-styles-'));
  try {
    await writeFile(join(folder, 'own.module.css'), css);
    await writeFile(join(folder, 'entry.js'), `export { default } from './own.module.css';`);
    const compiler = webpack({
      context: folder,
      entry: './entry.js',
      target: 'node24',
      mode: 'production',
      output: { path: folder, library: { type: 'commonjs2' } },
      resolveLoader: { modules: [join(import.meta.dirname, '../../node_modules')] },
      module: { rules: [styleRule('server', { folder, name })] },
    });
    const { errors = [] } = await new Promise<webpack.StatsCompilation>((resolve, reject) =>
      compiler?.run((error, stats) => (error ? reject(error) : resolve(stats?.toJson() ?? {}))),
    );
    return errors.map(({ message }) => message);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.each([
  'body { margin: 0 }',
  '* { color: red }',
  ':global(.header) { display: none }',
  'a:hover { color: red }',
])('K1: styles of a remote that also apply outside of it fail its build: %s', async (css) => {
  expect(await errorsOf(css, 'mf-example')).toEqual([expect.stringMatching(/is not pure/)]);
});

test('K1: a remote may style its own classes, and the shell the whole page', async () => {
  expect(
    await errorsOf('.own a:hover { color: red } @media print { .own { display: none } }', 'mf-a'),
  ).toEqual([]);
  expect(await errorsOf('body { margin: 0 }', 'shell')).toEqual([]);
});
