/**
 * `npm run bench -- projects`: measures the milliseconds from a key press to the painted text and to the
 * painted finding, in a project with 200 windows and 60 wall lines, in Chromium with a 4× CPU slowdown. For
 * comparison, each round also measures a text field on an empty page. Also compares the times of saves for a
 * project of almost the maximum size and for a small project. Exits with 1 if a target is missed.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type ProjectData, projectLimits } from '@title24/shared-domain/projects';
import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import { showEmptyInput } from './empty-input.ts';
import { type FindingTimes, measureFindings } from './finding-presses.ts';
import { largeProject, projectOfSize } from './large-project.ts';
import { postCall } from './post-call.ts';
import { check, percentile } from './targets.ts';

const slowDown = 4;
const rounds = 4;
/** Number of key presses per round. */
const presses = 20;
const saves = 20;
/** Maximum milliseconds to the painted finding at the 95th percentile. */
const maxFindingMs = 50;

const password = 'walls windows and roofs';

const site = await startSite({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch(launchOptions);
try {
  process.env.ACCOUNT_PASSWORD = password;
  await site.command('account', 'create', '--name', 'ana', '--email', 'ana@example.org', '--role', 'Member');
  const token = await logIn();
  const large = await importProject(token, largeProject);
  await measureKeyPresses(browser, token, large);
  await measureSaves(token);
} finally {
  await browser.close();
  await site.stop();
}

async function measureKeyPresses(within: Browser, token: string, number: string): Promise<void> {
  const page = await openPage(within, token);
  await page.goto(`${site.url}/project/${number}/glazing`);
  await page.getByText(/Saved (?:at|on)/).waitFor();
  // Opens the first window's fields with the keyboard. After a click, the browser would check after each key press
  // which element is below the pointer.
  await page.locator('details[id="g1"] > summary').press('Enter');
  const panel = page.getByRole('region', { name: 'What we found' });
  const field = page.locator('[data-field="glazing.added.g1.area"] input');
  const finding = panel.getByText(/glass facing west/);
  const emptyPage = await openPage(within, token);
  const emptyInput = await showEmptyInput(emptyPage);
  const times: FindingTimes[] = [];
  const emptyTimes: FindingTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shown = emptyPage.locator('section > p');
    emptyTimes.push(
      ...(await slowedDown(emptyPage, (client) =>
        measureFindings(emptyPage, client, emptyInput, shown, presses),
      )),
    );
    times.push(
      ...(await slowedDown(page, (client) => measureFindings(page, client, field, finding, presses))),
    );
  }
  console.log(`\nKey press, ${rounds * presses} presses, CPU ${slowDown} times slower (ms)`);
  console.log(`${''.padEnd(34)}${'median'.padStart(9)}${'p95'.padStart(9)}${'most'.padStart(9)}`);
  row('to the painted text', pick(times, 'value'));
  row('to the painted finding', pick(times, 'finding'));
  row("the page's thread", pick(times, 'work'));
  row('empty page, to the painted text', pick(emptyTimes, 'finding'));
  row("empty page, the page's thread", pick(emptyTimes, 'work'));
  const [p95, empty] = [times, emptyTimes].map((of) => percentile(pick(of, 'finding'), 0.95));
  check(
    `painted finding p95 ${p95?.toFixed(1)} ms, target at most ${maxFindingMs} ms; an empty page's ${empty?.toFixed(1)} ms`,
    Number(p95) <= maxFindingMs,
  );
  await page.context().close();
  await emptyPage.context().close();
}

/** Slows a page down only during the measurement, because a slowed page keeps a processor busy. */
async function slowedDown<Result>(
  page: Page,
  measure: (client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const result = await measure(client);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return result;
}

function row(name: string, values: readonly number[]): void {
  const cells = [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1).padStart(9));
  console.log(name.padEnd(34) + cells.join(''));
}

async function measureSaves(token: string): Promise<void> {
  const room = 1_000;
  const full = projectOfSize(projectLimits.dataBytes - room);
  const small: ProjectData = { version: 1, kind: 'new', project: { name: 'Small house' } };
  console.log(`\nSaves of a step, ${saves} each (ms)`);
  for (const [name, data] of [
    ['a small project', small],
    [`a project of ${Math.round(JSON.stringify(full).length / 1000)} kB`, full],
  ] as const) {
    const number = await importProject(token, data);
    const { glazing, raw } = data;
    const times: number[] = [];
    const { stepStamps } = (await call(token, 'load', { number })) as { stepStamps: { glazing: number } };
    let stamp = stepStamps.glazing;
    for (let save = 0; save < saves; save += 1) {
      const typical = { overhangLength: save / 10 };
      const step = { glazing: { ...glazing, typical }, ...(raw && { raw }) };
      const from = performance.now();
      const saved = await call(token, 'saveStep', { number, step: 'glazing', data: step, stamp });
      times.push(performance.now() - from);
      stamp = (saved as { stamp: number }).stamp;
    }
    const cells = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(9));
    console.log(`${name.padEnd(26)}${cells.join('')}   median, p95`);
  }
}

async function openPage(within: Browser, token: string) {
  const context = await within.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript((given) => localStorage.setItem('title24.token', given), token);
  return context.newPage();
}

async function logIn(): Promise<string> {
  const { token } = (await postCall(site.url, 'public/security', 'login', {
    accountName: 'ana',
    password,
  })) as {
    token: string;
  };
  return token;
}

async function importProject(token: string, data: ProjectData): Promise<string> {
  return ((await call(token, 'import', { data })) as { number: string }).number;
}

function call(token: string, method: string, params: object): Promise<unknown> {
  return postCall(site.url, '2.0/projects', method, params, token);
}

function pick(times: readonly FindingTimes[], of: keyof FindingTimes): number[] {
  return times.map((time) => time[of]);
}
