import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FixtureStates, SiteFixtures } from '../fixture-site/site-fixtures.ts';

/**
 * Loads a folder's `fixtures.ts` by state: its default export as 'default', and the members of its export
 * `states`. Without the file, 'default' has no calls.
 */
export async function loadFixtures(folder: string): Promise<FixtureStates> {
  const file = join(folder, 'fixtures.ts');
  if (!existsSync(file)) return { default: { calls: [] } };
  const module: { default: SiteFixtures; states?: FixtureStates } = await import(pathToFileURL(file).href);
  return { default: module.default, ...module.states };
}
