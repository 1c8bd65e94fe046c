import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { lastBackup } from '../platform/data-dir/last-backup.ts';
import { emptyDatabase, type SeededDataDir, seededDataDir } from '../platform/db/testing/seeded-data-dir.ts';
import { programEnvironment, quickStart } from '../platform/lifecycle/testing/site-process.ts';
import { unfinished } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';

jest.setTimeout(300_000);

const run = promisify(execFile);
const program = path.join(import.meta.dirname, '../cli/backup.ts');

let site: SeededDataDir;
let other: SeededDataDir;

beforeAll(async () => {
  [site, other] = [await seededDataDir(), await emptyDatabase()];
  for (const { dataDir } of [site, other]) await mkdir(path.join(dataDir, 'uploads'), { recursive: true });
});
afterAll(async () => {
  await site.remove();
  await other.remove();
});

const commandOn = ({ dataDir, databaseUrl }: SeededDataDir, args: readonly string[]) =>
  run(process.execPath, [quickStart, program, ...args], {
    env: { ...programEnvironment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  });

/**
 * Runs a command repeatedly until a run completes. A run is killed if it does not complete within a delay, which grows
 * from run to run.
 * @param hasBegun - returns whether the current run has begun to write; the delay starts then
 * @returns the output of the completed run
 */
async function killUntilComplete(
  data: SeededDataDir,
  args: readonly string[],
  hasBegun: () => Promise<boolean> = async () => true,
): Promise<string> {
  for (let ms = 0; ; ms += 150) {
    const running = commandOn(data, args);
    const { child } = running;
    let timer: NodeJS.Timeout | undefined;
    const killing = (async () => {
      while (child.exitCode === null && !(await hasBegun()))
        await new Promise((resolve) => setImmediate(resolve));
      timer = setTimeout(() => child.kill('SIGKILL'), ms);
    })();
    const ended = await running.catch((error: { signal: string | null }) => {
      if (error.signal !== 'SIGKILL') throw error;
      return null;
    });
    await killing;
    clearTimeout(timer);
    if (ended) return ended.stdout;
  }
}

const folderOf = (stdout: string) => stdout.split(' has ')[0] ?? '';

test('a killed backup is never mistaken for a finished one, and the next backup is complete', async () => {
  const to = path.join(site.dataDir, 'backups');
  const knownNames = new Set<string>();
  const hasBegun = async () => {
    const fresh = (await readdir(to).catch(() => [])).find((name) => !knownNames.has(name));
    if (fresh !== undefined) knownNames.add(fresh);
    return fresh !== undefined;
  };
  const made = folderOf(await killUntilComplete(site, ['create', '--to', to], hasBegun));
  const others = (await readdir(to)).filter((name) => name !== path.basename(made));
  const cutOff = others.filter((name) => name.endsWith(unfinished));
  expect(cutOff.length).toBeGreaterThan(0);
  for (const name of others) {
    const verifying = verifyBackup(path.join(to, name));
    if (cutOff.includes(name)) await expect(verifying).rejects.toThrow('was cut off');
    // This backup is complete: the command was killed after it renamed the folder, but before it exited.
    else await verifying;
  }
  expect((await commandOn(site, ['verify', '--from', made])).stdout).toMatch(/^The backup is whole/);
});

test('a killed restore can be repeated until it is complete', async () => {
  const to = path.join(site.dataDir, 'others');
  const create = async (data: SeededDataDir) => {
    const folder = folderOf((await commandOn(data, ['create', '--to', to])).stdout);
    const { takenAt, ...content } = JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8'));
    expect((await lastBackup(data.dataDir)).toISOString()).toBe(takenAt);
    return { folder, content };
  };
  const { folder, content } = await create(site);
  // If a restore was killed after its commit, everything is restored, so the next restore is refused.
  await killUntilComplete(other, ['restore', '--from', folder]).catch((error: { stderr: string }) =>
    expect(error.stderr).toContain('The database is not empty'),
  );
  expect((await create(other)).content).toEqual(content);
});
