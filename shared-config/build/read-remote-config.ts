import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../contract/index.ts';

/** Where a remote's folder says what it is. */
export const remoteConfigFile = 'remote.config.ts';

/** A folder that no remote can be built from. */
class RemoteFolderError extends Error {
  override readonly name = 'RemoteFolderError';
}

/**
 * What the `remote.config.ts` in this folder says now: a watched build reads it again after each change.
 * @throws RemoteFolderError if there is none, or none that can be read.
 */
export async function readRemoteConfig(folder: string): Promise<RemoteConfig> {
  const file = join(folder, remoteConfigFile);
  if (!existsSync(file))
    throw new RemoteFolderError(`${folder} has no ${remoteConfigFile}. Run this in a remote's folder.`);
  try {
    const module: { default?: RemoteConfig } = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
    if (module.default) return module.default;
  } catch (cause) {
    throw new RemoteFolderError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
  throw new RemoteFolderError(`${file} has no default export. Export defineRemote({ … }) by default.`);
}
