import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteConfig, RemoteConfigError } from '../contract/index.ts';

export const remoteConfigFile = 'remote.config.ts';

export const fixturesFile = 'fixtures.ts';

/**
 * Reads a folder's `remote.config.ts` again on each call, so that a watching build sees changes.
 * @throws RemoteConfigError if the file is missing, throws when it is imported, or has no default export
 */
export async function readRemoteConfig(folder: string): Promise<RemoteConfig> {
  const file = join(folder, remoteConfigFile);
  if (!existsSync(file))
    throw new RemoteConfigError(`${folder} has no ${remoteConfigFile}. Run this in a remote's folder.`);
  try {
    const module: { default?: RemoteConfig } = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
    if (module.default) return module.default;
  } catch (cause) {
    throw new RemoteConfigError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
  throw new RemoteConfigError(`${file} has no default export. Export defineRemote({ … }) by default.`);
}
