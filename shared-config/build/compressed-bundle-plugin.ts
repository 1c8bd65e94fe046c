import webpack, { type Compiler } from 'webpack';
import { compressRenderBundle } from '../registry/render-bundle.ts';

/** Compresses the render bundle, which is stored for each release but read only once per process. */
export class CompressedBundlePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompressedBundlePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'CompressedBundlePlugin', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.cjs'))
            compilation.updateAsset(
              file,
              new webpack.sources.RawSource(compressRenderBundle(source.buffer())),
            );
      });
    });
  }
}
