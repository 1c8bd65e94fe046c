import { join } from 'node:path';
import { buildMode } from './build-mode.ts';

/** Returns the output folder of an app: `dist/<mode>/` with `browser/`, `render/render.cjs` and `remote.json`. */
export function outputFolder(folder: string): string {
  return join(folder, 'dist', buildMode);
}

/** Path of the server bundle within a build. */
export const renderBundle = 'render/render.cjs';

/**
 * Returns the URL under which the registry serves the assets of all versions of a part. File names include content
 * hashes.
 */
export function assetsUrl(name: string): string {
  return `/assets/${name}/`;
}

/** Name of the chunk that contains a remote's `./lifecycles`. */
export const lifecyclesChunk = 'lifecycles';

/** Name of the chunk with React, for all parts that use this build's copy. */
export const reactChunk = 'react';
