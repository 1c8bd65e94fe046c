import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { remoteConfig } from './remote-config.ts';

/** Returns the builds of the app in a folder: from its webpack.config.mjs if it has one, or else those of a remote. */
export async function configurationOf(folder: string): Promise<Configuration[]> {
  const own = join(folder, 'webpack.config.mjs');
  const { href } = pathToFileURL(own);
  const config: Configuration | Configuration[] = existsSync(own)
    ? (await import(href)).default
    : await remoteConfig(href);
  return [config].flat();
}
