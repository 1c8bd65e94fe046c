import { join } from 'node:path';
import { buildMode } from './build-mode.ts';

/** Returns an app's output folder, `dist/<mode>/`. */
export function outputFolder(folder: string): string {
  return join(folder, 'dist', buildMode);
}

export const renderBundle = 'render/render.cjs';

/** Returns the URL path under which the registry serves a part's assets. All versions of the part share this path. */
export function assetsUrl(name: string): string {
  return `/assets/${name}/`;
}

export const lifecyclesChunk = 'lifecycles';

export const reactChunk = 'react';
