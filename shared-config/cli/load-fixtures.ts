import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FixtureStates, SiteFixtures } from '../fixture-site/site-fixtures.ts';

/**
 * Loads from `fixtures.ts` in the folder the fixtures that replace the site's server, by state: the default export as
 * the state 'default', and the members of the export `states`. Without the file, the state 'default' has no calls.
 */
export async function loadFixtures(folder: string): Promise<FixtureStates> {
  const file = join(folder, 'fixtures.ts');
  if (!existsSync(file)) return { default: { calls: [] } };
  const module: { default: SiteFixtures; states?: FixtureStates } = await import(pathToFileURL(file).href);
  return { default: module.default, ...module.states };
}
