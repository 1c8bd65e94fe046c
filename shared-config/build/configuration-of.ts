import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { remoteConfig } from './remote-config.ts';

/**
 * Returns the folder's webpack configurations: those in webpack.config.mjs or, without that file, the standard ones.
 */
export async function configurationOf(folder: string): Promise<Configuration[]> {
  const own = join(folder, 'webpack.config.mjs');
  const { href } = pathToFileURL(own);
  const config: Configuration | Configuration[] = existsSync(own)
    ? (await import(href)).default
    : await remoteConfig(href);
  return [config].flat();
}
