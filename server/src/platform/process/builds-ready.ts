import { once } from 'node:events';
import { StartupError } from './startup-error.ts';

/** @throws StartupError if the process that started this one could not build the parts */
export async function buildsReady(): Promise<void> {
  const [{ isPrepared }] = await once(process, 'message');
  if (!isPrepared) throw new StartupError('The site has not started, as its parts were not built.');
}
