import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FixtureStates, SiteFixtures } from '../fixture-site/site-fixtures.ts';

/**
 * Returns the fixtures in a folder's `fixtures.ts`, by state. The default export is the state 'default', and the export
 * `states` has the other states. Without the file, the only state is 'default', which has no calls.
 */
export async function loadFixtures(folder: string): Promise<FixtureStates> {
  const file = join(folder, 'fixtures.ts');
  if (!existsSync(file)) return { default: { calls: [] } };
  const module: { default: SiteFixtures; states?: FixtureStates } = await import(pathToFileURL(file).href);
  return { default: module.default, ...module.states };
}
