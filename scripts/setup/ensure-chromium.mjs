import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt, isDebian } from './install-with-apt.mjs';
import { node, toolEnvironment, workspace } from './workspace.mjs';

/** Debian's headless Chromium, which takes a third of the full browser's CPU time for a page. */
const headless = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds Chromium for tests: CHROMIUM_PATH, else Debian's headless Chromium (installed if possible), else the full
 * browser (installed if missing). Ends this process if CHROMIUM_PATH is not a program or no Chromium can be installed.
 * @returns the path of the program
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    fail(`CHROMIUM_PATH is ${given}, which is not a program.`);
  }
  return onPath(headless) ?? installHeadless() ?? onPath(whole) ?? install();
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function installHeadless() {
  if (!isDebian()) return undefined;
  const failed = installWithApt('headless Chromium', [...headless, 'fonts-liberation']);
  if (failed) console.log(`'${failed}' failed: the tests take the whole Chromium, and longer.`);
  return onPath(headless);
}

function install() {
  if (isDebian()) {
    const failed = installWithApt('Chromium', ['chromium', 'fonts-liberation']);
    if (failed) fail(`'${failed}' failed. Install Chromium yourself, or name it in CHROMIUM_PATH.`);
  } else {
    console.log("No Chromium found: installing Playwright's …");
    const cli = join(workspace, 'node_modules/playwright-core/cli.js');
    const run = spawnSync(node, [cli, 'install', 'chromium'], { stdio: 'inherit', env: toolEnvironment() });
    if (run.status !== 0)
      fail('Playwright could not install Chromium. Install it yourself and set CHROMIUM_PATH.');
    return playwrightChromium();
  }
  return onPath(whole) ?? fail('Chromium was installed but is not on the PATH. Set CHROMIUM_PATH.');
}

function playwrightChromium() {
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  return spawnSync(node, ['-e', script], { cwd: workspace, encoding: 'utf8' }).stdout.trim();
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
