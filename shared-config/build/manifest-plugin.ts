import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { atStage } from './changed-assets.ts';

const emitted = { manifest: 'mf-manifest.json', statistics: 'mf-stats.json' } as const;

const published = /^mf-manifest\.[0-9a-f]{16}\.json$/;

/** Returns the file name of a build's manifest; undefined if the build has none. */
export function manifestOf(assets: readonly string[]): string | undefined {
  return assets.find((name) => published.test(name));
}

/**
 * Returns the manifest with the public path 'auto', which stands for the manifest's folder. Without a fixed URL in the
 * manifest, any site can serve it.
 */
function withoutAddress(text: string): string {
  const { metaData, ...manifest } = JSON.parse(text) as { readonly metaData: object };
  return JSON.stringify({ ...manifest, metaData: { ...metaData, publicPath: 'auto' } });
}

/**
 * Puts a content hash in the federation manifest's name, because all versions of a part share a folder. Tools get a
 * copy with the standard name next to `remote.json`.
 */
export const hashedManifest = atStage(
  // Runs after the manifest is emitted, and before `remote.json`, which contains the manifest's name.
  webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1,
  (compilation) => {
    const manifest = compilation.getAsset(emitted.manifest);
    if (!manifest) return;
    const source = new webpack.sources.RawSource(withoutAddress(String(manifest.source.source())));
    const hash = createHash('sha256').update(source.buffer()).digest('hex').slice(0, 16);
    compilation.emitAsset(`mf-manifest.${hash}.json`, source);
    compilation.emitAsset(`../${emitted.manifest}`, source);
    for (const name of Object.values(emitted)) if (compilation.getAsset(name)) compilation.deleteAsset(name);
  },
);
