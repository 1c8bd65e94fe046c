import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { integrityOf } from '../registry/file-content.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { buildFiles } from './testing/build-files.ts';

jest.setTimeout(60_000);

const files = {
  'entry.js': `import './first.css'; void import(/* webpackChunkName: "later" */ './later.js');`,
  'first.css': '.a { color: red }',
  'later.js': `import './later.css'; console.log('later');`,
  'later.css': '.b { color: red }',
};

const build = (changes: Partial<typeof files> = {}) =>
  buildFiles(
    { ...files, ...changes },
    {
      output: {
        filename: '[name].[contenthash:16].js',
        chunkFilename: '[name].[contenthash:16].js',
        crossOriginLoading: 'anonymous',
      },
      optimization: { realContentHash: true },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [integrityPlugin, new MiniCssExtractPlugin({ filename: '[name].[contenthash:16].css' })],
    },
  );

const entryOf = (built: ReadonlyMap<string, Buffer>) =>
  [...built].find(([name]) => /^main\..*\.js$/.test(name)) ?? ['', Buffer.alloc(0)];

test('the entry contains the hashes of exactly the files that it loads', async () => {
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
