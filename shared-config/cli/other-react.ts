import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFixtureSite } from '../fixture-site/fixture-site.ts';
import { loadFixtures } from './load-fixtures.ts';
import { runProgram } from './run-tool.ts';

/**
 * Installs a version of React in a cache folder below `folder`, unless it is already there.
 * @returns the cache folder; null if npm failed
 */
export async function installReact(folder: string, version: string): Promise<string | null> {
  const place = join(folder, 'node_modules/.cache/remote-react', version);
  if (existsSync(join(place, 'node_modules/react-dom/package.json'))) return place;
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  const packages = [`react@${version}`, `react-dom@${version}`];
  const args = ['install', '--no-audit', '--no-fund', ...packages];
  return (await runProgram('npm', args, { folder: place })) ? place : null;
}

/**
 * Renders each screen of the remote's development build on the server, in each state of its fixtures, and prints
 * problems.
 * @param react folder whose node_modules has the React for the rendering
 * @returns whether there were no problems
 */
export async function renderOn(react: string, folder: string): Promise<boolean> {
  let isRight = true;
  for (const fixtures of Object.values(await loadFixtures(folder))) {
    const site = await startFixtureSite({ build: join(folder, 'dist/development'), fixtures, react });
    for (const path of site.addresses()) await fetch(site.url + path).then((response) => response.text());
    await site.close();
    for (const problem of site.problems) console.error(problem);
    isRight &&= site.problems.length === 0;
  }
  return isRight;
}
