import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { minifiedStyles, scopedStyles } from './changed-assets.ts';
import { styleRule } from './style-rule.ts';
import { buildFiles } from './testing/build-files.ts';

jest.setTimeout(60_000);

test("K1: a remote's styles apply only to its elements, and animation names start with the remote's name", async () => {
  const files = {
    'entry.js': `export { default } from './own.module.css';`,
    'own.module.css':
      '@layer app { a, .own { color: red; animation: turn 1s } @keyframes turn { to { rotate: 1turn } } }',
  };
  const outputs = await buildFiles(files, {
    output: { publicPath: '/' },
    optimization: { minimizer: [minifiedStyles] },
    module: { rules: [styleRule('browser', { folder: '/', name: 'mf-a' })] },
    plugins: [new MiniCssExtractPlugin(), scopedStyles('mf-a')],
  });
  const built = String(outputs.get('main.css'));
  expect(built).toMatch(/^@scope\(\[data-part=mf-a\]\) to \(\[data-part\]\)\{@layer app\{a,\.own-\w{5}\{/);
  const [animation] = /mf-a-turn-\w{5}/.exec(built) ?? [];
  expect(built).toMatch(new RegExp(`1s ${animation}\\b`));
  expect(built).toContain(`@keyframes ${animation}{`);
});
