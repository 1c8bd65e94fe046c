import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { integrityOf } from '../registry/file-integrity.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';

jest.setTimeout(60_000);

const files = {
  'entry.js': `import './first.css'; void import(/* webpackChunkName: "later" */ './later.js');`,
  'first.css': '.a { color: red }',
  'later.js': `import './later.css'; console.log('later');`,
  'later.css': '.b { color: red }',
};

/**
 * Builds the files with the given changes.
 * @returns the built files, by name
 */
async function build(changes: Partial<typeof files> = {}): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'title24-integrity-'));
  try {
    for (const [name, text] of Object.entries({ ...files, ...changes }))
      await writeFile(join(folder, name), text);
    const out = join(folder, 'out');
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './entry.js',
      output: {
        path: out,
        filename: '[name].[contenthash:16].js',
        chunkFilename: '[name].[contenthash:16].js',
        crossOriginLoading: 'anonymous',
      },
      optimization: { realContentHash: true },
      resolveLoader: { modules: [join(import.meta.dirname, '../../node_modules')] },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [new IntegrityPlugin(), new MiniCssExtractPlugin({ filename: '[name].[contenthash:16].css' })],
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    expect(stats?.compilation.errors).toEqual([]);
    const names = await readdir(out);
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(out, name))] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const entryOf = (built: ReadonlyMap<string, Buffer>) =>
  [...built].find(([name]) => /^main\..*\.js$/.test(name)) ?? ['', Buffer.alloc(0)];

test('the entry contains the hashes of exactly the scripts and stylesheets that it loads', async () => {
  const built = await build();
  const [entry, code] = entryOf(built);
  const loaded = [...built].filter(([name]) => name.startsWith('later.'));
  expect(loaded).toHaveLength(2);
  for (const [name, content] of loaded)
    expect(code.toString()).toContain(`"${name}":"${integrityOf(content)}"`);
  const others = [...built.keys()].filter((name) => name !== entry && !name.startsWith('later.'));
  expect(others).toEqual([expect.stringMatching(/^main\.\w{16}\.css$/)]);
  expect(code.toString()).not.toContain(others[0]);
});

test.each(Object.keys(files))('a change to %s renames each output whose content changes', async (changed) => {
  const before = await build();
  const text = changed.endsWith('.css') ? '.c { color: blue }' : `console.log('changed');`;
  const after = await build({ [changed]: `${files[changed as keyof typeof files]}\n${text}` });
  expect([...after.keys()]).not.toEqual([...before.keys()]);
  for (const [name, content] of after) {
    const known = before.get(name);
    if (known) expect({ name, text: content.toString() }).toEqual({ name, text: known.toString() });
  }
});
