import { join } from 'node:path';
import { buildMode } from './build-mode.ts';

/** Where an app's build lies: `dist/<mode>/` with `browser/`, `render/render.cjs` and `remote.json`. */
export function outputFolder(folder: string): string {
  return join(folder, 'dist', buildMode);
}

/** The server's side of a build. */
export const renderBundle = 'render/render.cjs';

/** The URL below which the registry serves a part's assets, of all its versions. File names carry content hashes. */
export function assetsUrl(name: string): string {
  return `/assets/${name}/`;
}

/** The federation container's global name: 'mf-wizard' → 'mf_wizard'. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Name of the chunk that a remote's `./lifecycles` is in. */
export const lifecyclesChunk = 'lifecycles';
