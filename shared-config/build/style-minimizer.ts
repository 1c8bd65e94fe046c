import { transform } from 'lightningcss';
import webpack, { type Compiler } from 'webpack';

/** Minifies the stylesheets of a build. Converts no syntax for older browsers. */
export class StyleMinimizer {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StyleMinimizer', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'StyleMinimizer', stage }, (assets) => {
        for (const [filename, source] of Object.entries(assets)) {
          if (!filename.endsWith('.css')) continue;
          const { code } = transform({ filename, code: source.buffer(), minify: true, targets: {} });
          compilation.updateAsset(filename, new webpack.sources.RawSource(Buffer.from(code)), {
            minimized: true,
          });
        }
      });
    });
  }
}
