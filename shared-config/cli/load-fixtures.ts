import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixturesFile } from '../build/read-remote-config.ts';
import type { FixtureStates, SiteFixtures } from '../fixture-site/site-fixtures.ts';
import { CommandError } from './command-error.ts';

/**
 * Returns the fixtures in a folder's `fixtures.ts`, keyed by state. The default export is the state 'default', and the
 * export `states` has the other states. Without the file, the only state is 'default', which has no calls. Reads the
 * file again each time, so that `remote dev` sees changes.
 * @throws CommandError with the line of the error, if the file cannot be imported
 */
export async function loadFixtures(folder: string): Promise<FixtureStates> {
  const file = join(folder, fixturesFile);
  if (!existsSync(file)) return { default: { calls: [] } };
  try {
    const module: { default: SiteFixtures; states?: FixtureStates } = await import(
      `${pathToFileURL(file).href}?at=${Date.now()}`
    );
    return { default: module.default, ...module.states };
  } catch (cause) {
    // Only the stack contains the line number. Node's own frames do not help, and `at` would make repeated errors look
    // new.
    const stack = (cause as Error).stack?.replace(/\?at=\d+|\n +at .*node:.*/g, '');
    throw new CommandError(`${fixturesFile} cannot be read: ${stack}`, { cause });
  }
}
