import type { Compiler } from 'webpack';
import { buildFiles } from './testing/build-files.ts';
import { unusedModulesPlugin } from './unused-modules-plugin.ts';

const files = {
  'package.json': '{ "sideEffects": ["./effect.js"] }',
  'entry.js': `import { used } from './used.js'; import { unused } from './unused.js'; console.log(used);`,
  'used.js': `import './effect.js'; export const used = 'this is used';`,
  'unused.js': `import { deeper } from './deeper.js'; export const unused = globalThis.start('this is unused', deeper);`,
  'deeper.js': `export const deeper = globalThis.start('this is deeper');`,
  'effect.js': `globalThis.effect = 'this is an effect';`,
};

/** Adds to the entry's chunk all modules that the entry references, as the federation plugin does. */
const hoistAll = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('hoist all', (compilation) => {
    compilation.hooks.optimizeChunks.tap({ name: 'hoist all', stage: 11 }, (chunks) => {
      for (const chunk of chunks)
        for (const module of compilation.modules) compilation.chunkGraph.connectChunkAndModule(chunk, module);
    });
  });

async function build(plugins: ((compiler: Compiler) => void)[]): Promise<string> {
  const built = await buildFiles(files, {
    output: { filename: 'out.js' },
    optimization: { minimize: false },
    plugins,
  });
  return String(built.get('out.js'));
}

test('removes unused modules from the entry unless they have side effects', async () => {
  const hoisted = await build([hoistAll]);
  expect(hoisted).toContain('this is deeper');
  const code = await build([hoistAll, unusedModulesPlugin]);
  expect(code).toContain('this is used');
  expect(code).toContain('this is an effect');
  expect(code).not.toContain('this is unused');
  expect(code).not.toContain('this is deeper');
});
