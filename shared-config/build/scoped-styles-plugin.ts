import webpack, { type Compiler } from 'webpack';
import { styleScope } from '../contract/part-styles.ts';

const { sources } = webpack;

/** Limits the stylesheets of a remote's build to the remote's own elements. */
export class ScopedStylesPlugin {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScopedStylesPlugin', (compilation) => {
      // Minification, final names and hashes come later.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ScopedStylesPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.css')))
          compilation.updateAsset(
            file,
            (source) => new sources.ConcatSource(`${styleScope(this.#name)} {\n`, source, '\n}\n'),
          );
      });
    });
  }
}
