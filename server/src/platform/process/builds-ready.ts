import { once } from 'node:events';
import { StartupError } from './startup-error.ts';

/**
 * Waits until the parent process has built the parts.
 * @throws StartupError if the parts could not be built
 */
export async function buildsReady(): Promise<void> {
  const [{ isPrepared }] = await once(process, 'message');
  if (!isPrepared) throw new StartupError('The site has not started, as its parts were not built.');
}
