import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FixtureStates, SiteFixtures } from '../fixture-site/site-fixtures.ts';

/**
 * Loads the fixtures in a folder's `fixtures.ts` by state. The default export is the state 'default', which
 * has no calls without the file. The export `states` has further states.
 */
export async function loadFixtures(folder: string): Promise<FixtureStates> {
  const file = join(folder, 'fixtures.ts');
  if (!existsSync(file)) return { default: { calls: [] } };
  const module: { default: SiteFixtures; states?: FixtureStates } = await import(pathToFileURL(file).href);
  return { default: module.default, ...module.states };
}
