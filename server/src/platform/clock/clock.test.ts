import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDataDir } from '../db/testing/temporary-data-dir.ts';
import { fileClock, siteClock, systemClock, useClock } from './clock.ts';

afterEach(() => useClock(systemClock));

test('a file clock returns the time in its file, even after a change to the file', async () => {
  const folder = await temporaryDataDir();
  const file = path.join(folder.dataDir, 'clock');
  await writeFile(file, '2026-11-20T17:00:00.000Z\n');
  useClock(fileClock(file));
  const first = siteClock.now();
  first.setFullYear(1999);
  expect(siteClock.now().toISOString()).toBe('2026-11-20T17:00:00.000Z');
  await writeFile(file, '2026-12-01T08:00:00-08:00');
  expect(siteClock.now().toISOString()).toBe('2026-12-01T16:00:00.000Z');
  await writeFile(file, 'soon');
  expect(() => siteClock.now()).toThrow('CLOCK_FILE must be a file with a time');
  await folder.remove();
});

test('a clock cannot be created from a missing file', () => {
  expect(() => fileClock('/nowhere/clock')).toThrow('/nowhere/clock is not');
});

/** These files use the database's clock, because they measure durations across processes. */
const byDatabase = [
  'features/files/resumable/resumable-uploads.table.ts',
  'features/files/resumable/shared-resumable-store.ts',
  'features/projects/editing/save-allowance.ts',
  'features/projects/tables/project-save-counts.table.ts',
  'platform/jobs/job-metrics.ts',
  'platform/limits/attempt-counter.ts',
  'platform/limits/login-failures.table.ts',
  'platform/limits/request-counts.ts',
];

/** These files use the computer's clock, because they compare file times, or run at startup or in the demo. */
const byComputer = [
  'cli/demo/fill-demo.ts',
  'features/files/resumable/bucket-pieces.ts',
  'features/files/resumable/folder-resumable-store.ts',
  'features/files/storage/local-storage.ts',
  'features/files/storage/s3-storage.ts',
  'platform/composition/registry/retention/sweep-registry.ts',
  'start-server.ts',
];

test('server files take the time from the site’s clock, even in SQL, except for those listed in this test', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|(^|\/)testing\/|^platform\/clock\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const readers: string[] = [];
  const sqlReaders: string[] = [];
  const computerReaders: string[] = [];
  for (const file of files) {
    const text = (await readFile(path.join(root, file), 'utf8')).replace(
      /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g,
      '',
    );
    if (/\bDate\.now\b|new Date\(\s*\)|\bDate\(\s*\)/.test(text)) readers.push(file);
    if (/\bsystemClock\b/.test(text)) computerReaders.push(file);
    if (/(?<![.\w#])now\(\)(?!:)|\.defaultNow\(\)|\bcurrent_timestamp\b|\bclock_timestamp\(/i.test(text))
      sqlReaders.push(file);
  }
  expect(readers).toEqual([]);
  expect(sqlReaders.sort()).toEqual(byDatabase);
  expect(computerReaders.sort()).toEqual(byComputer);
});
