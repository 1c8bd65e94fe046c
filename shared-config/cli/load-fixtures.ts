import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFixtures } from '../fixture-site/index.ts';

/** Loads what replaces the site's server: the default export of the folder's `fixtures.ts`, or nothing. */
export async function loadFixtures(folder: string): Promise<SiteFixtures> {
  const file = join(folder, 'fixtures.ts');
  if (!existsSync(file)) return { calls: [] };
  const module: { default: SiteFixtures } = await import(pathToFileURL(file).href);
  return module.default;
}
