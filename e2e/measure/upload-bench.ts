/**
 * `npm run bench -- upload`: measures a 500 MB upload from its first byte to the commit, and the growth of the server's
 * memory. Compares the time with `cp` and `sync` of the same file in the same run. Exits with 1 if a target is missed.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../support/site.ts';
import { peakGrowth, serverProcess } from './process-memory.ts';
import { type BenchFile, sendPlain, sendResumable } from './send-plans.ts';
import { check } from './targets.ts';

/**
 * Maximum upload time as a multiple of the time for `cp` and `sync`, and limit for the memory growth in
 * megabytes (1024 × 1024 bytes).
 */
const targets = { ratio: 2.5, growth: 60 } as const;
const fileBytes = 500 * 1024 ** 2;
const rounds = 3;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'title24-bench-'));
const site = await startSite({
  LOG_LEVEL: 'warn',
  UPLOAD_FORMS_PER_HOUR: '1000',
  PUBLISH_PARTS: 'mf-upload',
});
try {
  const plans = await makePlans(join(folder, 'plans.pdf'), fileBytes);
  const small = await makePlans(join(folder, 'small.pdf'), 1024 ** 2);
  const server = await serverProcess(site.dataDir);
  for (const send of [sendPlain, sendResumable]) await send(site.url, small);

  await compare('one form with 500 MB', 1, () => sendPlain(site.url, plans));
  await compare('500 MB resumable, then the form', 1, () => sendResumable(site.url, plans));
  await compare('three forms with 500 MB at once', 3, () => sendPlain(site.url, plans));
  await compare('three times 500 MB resumable at once', 3, () => sendResumable(site.url, plans));

  async function compare(name: string, concurrency: number, send: () => Promise<void>): Promise<void> {
    const times = { copy: [] as number[], upload: [] as number[] };
    let growth = 0;
    for (let round = 0; round < rounds; round += 1) {
      times.copy.push(await timed(concurrency, (index) => copy(plans, join(folder, `copy-${index}`))));
      growth = Math.max(
        growth,
        await peakGrowth(server, async () => {
          times.upload.push(await timed(concurrency, send));
        }),
      );
      await removeStored();
    }
    const ratio = middle(times.upload) / middle(times.copy);
    console.log(
      `\n${name}: committed in ${middle(times.upload).toFixed(2)} s, cp and sync in ${middle(times.copy).toFixed(2)} s (middle of ${rounds})`,
    );
    check(`${ratio.toFixed(2)} times cp, target at most ${targets.ratio}`, ratio <= targets.ratio);
    check(
      `memory grows by ${growth.toFixed(0)} MB, target under ${targets.growth} MB`,
      growth < targets.growth,
    );
  }

  async function removeStored(): Promise<void> {
    const kept = await site.sql<{ reference: string }>('delete from submissions returning reference');
    for (const { reference } of kept) await rm(join(site.dataDir, 'uploads', reference), { recursive: true });
  }
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Creates a file that starts like a PDF and cannot be compressed. */
async function makePlans(path: string, size: number): Promise<BenchFile> {
  const file = await open(path, 'w');
  await file.write('%PDF-1.7\n');
  for (let left = size - 9; left > 0; left -= 1024 ** 2)
    await file.write(randomBytes(Math.min(left, 1024 ** 2)));
  await file.sync();
  await file.close();
  return { path, size };
}

async function copy({ path }: BenchFile, target: string): Promise<void> {
  await run('cp', [path, target]);
  await run('sync', [target]);
  await rm(target);
}

/** Starts the given number of actions at once. Returns the seconds until all of them have finished. */
async function timed(concurrency: number, action: (index: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, (_, index) => action(index)));
  return (performance.now() - start) / 1000;
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
