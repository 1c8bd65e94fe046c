import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

/** Files that the federation plugin emits: the standard manifest, and the statistics from which it is made. */
const emitted = { manifest: 'mf-manifest.json', statistics: 'mf-stats.json' } as const;

/** Matches a manifest under its published name. */
const published = /^mf-manifest\.[0-9a-f]{16}\.json$/;

/** Returns the published name of a build's manifest; undefined if the build has none. */
export function manifestOf(assets: readonly string[]): string | undefined {
  return assets.find((name) => published.test(name));
}

/**
 * Returns the manifest with the public path 'auto', the standard's value for files that are next to the manifest at
 * any origin. The site, a CDN and other hosts serve the same manifest.
 */
function withoutAddress(text: string): string {
  const { metaData, ...manifest } = JSON.parse(text) as { readonly metaData: object };
  return JSON.stringify({ ...manifest, metaData: { ...metaData, publicPath: 'auto' } });
}

/**
 * Names the federation manifest by a hash of its content, like all files of a part, because the files of all versions
 * share a folder. For tools, a copy with the standard name is written next to `remote.json`.
 */
export class ManifestPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // This stage is after the manifest is emitted and before the descriptor, which contains the manifest's name.
        { name: 'ManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const manifest = compilation.getAsset(emitted.manifest);
          if (!manifest) return;
          const source = new webpack.sources.RawSource(withoutAddress(String(manifest.source.source())));
          const hash = createHash('sha256').update(source.buffer()).digest('hex').slice(0, 16);
          compilation.emitAsset(`mf-manifest.${hash}.json`, source);
          compilation.emitAsset(`../${emitted.manifest}`, source);
          for (const name of Object.values(emitted))
            if (compilation.getAsset(name)) compilation.deleteAsset(name);
        },
      );
    });
  }
}
