import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireUsablePort } from '../../platform/http/listen.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { openSiteDatabase } from '../../site-database.ts';
import { DemoRefusedError, requireLocalSite, requireUnusedSite } from './demo-refusals.ts';
import { type Demo, fillDemo } from './fill-demo.ts';

const perState = 6;

/**
 * Fills the data folder with the demo, unless an earlier run has done this.
 * @returns the text to print
 * @throws StartupError if the folder cannot be filled
 */
export async function prepareDemo({ settings }: { readonly settings: Settings }): Promise<string> {
  requireLocalSite(settings);
  const { dataDir } = settings;
  const mark = path.join(dataDir, 'demo-fill');
  const progress = await readMark(mark);
  if (progress === 'done') return filledBefore;
  if (progress !== null) {
    throw new DemoRefusedError(`Filling ${dataDir} was interrupted. Delete that folder, and start again.`);
  }
  await requireUsablePort(settings);
  const database = await openSiteDatabase(settings, 'server');
  try {
    await requireUnusedSite(database, dataDir);
    await writeFile(mark, 'begun');
    console.log('Filling the demo …');
    const logger = createLogger({ logLevel: 'error' });
    const demo = await fillDemo({ settings, database, logger, perState });
    const planFile = path.join(dataDir, 'demo-floor-plan.pdf');
    await writeFile(planFile, demo.plan);
    await writeFile(mark, 'done');
    return describe(demo, planFile, settings);
  } finally {
    await database.close();
  }
}

async function readMark(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const filledBefore =
  'The demo is filled. Its passwords were printed when that was done; npm run account, with the same DATA_DIR, makes another account.';

function describe({ accounts, project }: Demo, planFile: string, { port }: Settings): string {
  const site = `http://localhost:${port}`;
  return [
    'Accounts, with passwords that are not shown again:',
    ...accounts.map(({ role, name, password }) => `  ${role.padEnd(18)}${name.padEnd(24)}${password}`),
    `Log in at ${site}/login. Mail: ${site}/dev/mail`,
    `The member’s project with 40 windows and a traced plan: ${site}/project/${project}/takeoff`,
    `The plan to open there: ${planFile}`,
  ].join('\n');
}
