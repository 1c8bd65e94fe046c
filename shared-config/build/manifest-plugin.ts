import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

/** What the federation's plugin emits: the standard manifest, and the statistics that it is made from. */
const emitted = { manifest: 'mf-manifest.json', statistics: 'mf-stats.json' } as const;

/** A manifest under the name that it is published by. */
const published = /^mf-manifest\.[0-9a-f]{16}\.json$/;

/** The published name of the manifest of a build; undefined if the build makes none. */
export function manifestOf(assets: readonly string[]): string | undefined {
  return assets.find((name) => published.test(name));
}

/**
 * Gives the federation's manifest a name with its content's hash, as all files of a part have: the files of its versions
 * lie side by side. A copy under the standard name stands beside `remote.json`, for tools.
 */
export class ManifestPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the manifest is there, and before the descriptor names it.
        { name: 'ManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const manifest = compilation.getAsset(emitted.manifest);
          if (!manifest) return;
          const content = manifest.source.buffer();
          const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
          compilation.emitAsset(`mf-manifest.${hash}.json`, manifest.source);
          compilation.emitAsset(`../${emitted.manifest}`, manifest.source);
          for (const name of Object.values(emitted))
            if (compilation.getAsset(name)) compilation.deleteAsset(name);
        },
      );
    });
  }
}
