import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRemoteConfig } from '../build/read-remote-config.ts';
import { readPartBuild } from '../fixture-site/built-part.ts';
import { checkInBrowser } from '../fixture-site/check-in-browser.ts';
import { startFixtureSite } from '../fixture-site/fixture-site.ts';
import { launchChromium } from '../fixture-site/launch-chromium.ts';
import { build } from './build.ts';
import { CommandError } from './command-error.ts';
import { readLiveBuild } from './live-build.ts';
import { loadFixtures } from './load-fixtures.ts';
import { installReact, renderOn } from './other-react.ts';
import { runNode, runTool } from './run-tool.ts';
import { type PictureOptions, startPictures } from './screen-pictures.ts';

/**
 * Runs the unit tests of the remote in this folder.
 * @param react folder whose node_modules has the React for the tests; the remote's own React by default
 * @returns whether all tests passed
 */
export function test(folder: string, react?: string): Promise<boolean> {
  return runTool('jest', 'jest', ['--passWithNoTests'], {
    folder,
    env: {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      ...(react && { REACT_FOLDER: react }),
    },
  });
}

/**
 * Checks types, lint, unit tests, screens and browser tests of the remote in this folder, and prints the results.
 * @param react a second version of React, with which unit tests and server rendering also run; null for none
 * @returns whether all checks passed
 */
export async function check(folder: string, react: string | null = null): Promise<boolean> {
  const results = [
    await step('types', () => runTool('typescript', 'tsc', ['-p', '.'], { folder })),
    await step('lint', () => lint(folder)),
    await step('unit tests', () => test(folder)),
    await screens(folder),
    // Prints how many bytes the remote's own React adds.
    ...((await readRemoteConfig(folder)).isolate
      ? [await step('production build', () => build(folder, 'production'))]
      : []),
    ...(react === null ? [] : await checkOn(react, folder)),
  ];
  const isRight = results.every(Boolean);
  console.log(isRight ? 'All checks passed.' : 'Some checks FAILED, as listed above.');
  return isRight;
}

async function lint(folder: string): Promise<boolean> {
  const colors = process.stdout.isTTY ? [] : ['--colors=off'];
  const isRight = await runTool('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', ...colors, '.'], {
    folder,
  });
  if (!isRight) console.log('npx biome check --write fixes formatting and some findings.');
  return isRight;
}

async function checkOn(version: string, folder: string): Promise<boolean[]> {
  const react = await installReact(folder, version);
  if (react === null) return [false];
  return [
    await step(`unit tests on React ${version}`, () => test(folder, react)),
    await step(`rendering on React ${version}`, () => renderOn(react, folder)),
  ];
}

async function step(name: string, run: () => Promise<boolean>): Promise<boolean> {
  const isRight = await run();
  console.log(`${isRight ? 'ok' : 'FAILED'}  ${name}`);
  return isRight;
}

/**
 * Checks the remote's screens in Chromium inside the real shell, in each state of its fixtures, and runs its
 * browser tests.
 * @param pictures folder for a picture of each screen; if null, pictures are saved only for a comparison, in
 * dist/pictures
 * @param against 'live' to compare each screen with the version that is live on the site at REGISTRY_URL, with the same
 * fixtures; null for no comparison
 * @returns whether all checks passed, and no screen differs
 * @throws CommandError if `against` is neither 'live' nor null, or the live version cannot be read
 */
export async function screens(
  folder: string,
  pictures: string | null = null,
  against: string | null = null,
): Promise<boolean> {
  if (against !== null && against !== 'live')
    throw new CommandError('Screens can be compared with the live version only: --against live.');
  // An older build might lack the latest changes. In a development build, React reports every hydration
  // mismatch.
  if (!(await step('build', () => build(folder, 'development')))) return false;
  const { name } = readPartBuild(join(folder, 'dist/development')).entry;
  const live = against === null ? null : await readLiveBuild(name);
  const place = pictures ?? (live && join(folder, 'dist/pictures'));
  const results = [
    await step('screens in Chromium', () =>
      checkScreens(folder, place === null ? null : { folder: place, live }),
    ),
    await step('browser tests', () => browserTests(folder)),
  ];
  return results.every(Boolean);
}

async function checkScreens(folder: string, pictureOptions: PictureOptions | null): Promise<boolean> {
  const browser = await launchChromium();
  let isRight = true;
  try {
    for (const [state, fixtures] of Object.entries(await loadFixtures(folder))) {
      const site = await startFixtureSite({ build: join(folder, 'dist/development'), fixtures });
      try {
        const pictures =
          pictureOptions && (await startPictures(pictureOptions, { browser, state, fixtures }));
        const problems = await checkInBrowser(site, browser, pictures?.take).finally(() => pictures?.close());
        for (const { path, problem } of problems) console.error(`${state}: ${path} ${problem}`);
        isRight &&= problems.length === 0;
      } finally {
        await site.close();
      }
    }
    return isRight;
  } finally {
    await browser.close();
  }
}

async function browserTests(folder: string): Promise<boolean> {
  const source = join(folder, 'src');
  const files = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  const tests = files.filter((file) => file.endsWith('.browser.test.ts')).map((file) => join('src', file));
  return tests.length === 0 || runNode(['--test', ...tests], { folder });
}
