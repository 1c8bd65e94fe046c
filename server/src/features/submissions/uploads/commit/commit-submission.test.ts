import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { LocalStorage } from '../../../files/storage/local-storage.ts';
import type { Submission } from '../submission.ts';
import { commitSubmission } from './commit-submission.ts';
import type { SubmissionStore } from './submission-store.ts';

let dataDir: string;
let incoming: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'commit-'));
  incoming = path.join(dataDir, 'incoming');
  await mkdir(incoming);
  await writeFile(path.join(incoming, 'stored'), 'x');
});
afterEach(() => rm(dataDir, { recursive: true }));

const submission = {
  reference: 'FS-20261120-7K3Q9XMT',
  files: [],
  idempotencyKey: 'client:k',
} as unknown as Submission;
const commit = (add: () => Promise<boolean>, findByKey = async () => null as unknown) =>
  commitSubmission(
    {
      storage: new LocalStorage(dataDir),
      store: { add, findByKey } as unknown as SubmissionStore,
      log: { warn: () => undefined },
    },
    incoming,
    submission,
    { isMailed: false, send: async () => undefined },
  );
const kept = () => path.join(dataDir, submission.reference);

test('the folder of a submission is marked as uncommitted only until the database commits', async () => {
  let during: string[] = [];
  await commit(async () => {
    during = await readdir(kept());
    return true;
  });
  expect(during.sort()).toEqual(['stored', 'uncommitted']);
  expect(await readdir(kept())).toEqual(['stored']);
  expect(existsSync(incoming)).toBe(false);
});

test('the files of a submission that the database refuses are not kept', async () => {
  const refused = Object.assign(new pg.DatabaseError('duplicate', 1, 'error'), { code: '23505' });
  await expect(commit(() => Promise.reject(new DrizzleQueryError('insert', [], refused)))).rejects.toThrow();
  expect(existsSync(kept())).toBe(false);
});

test.each([
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
  Object.assign(new pg.DatabaseError('going down', 1, 'error'), { code: '57P01' }),
])('if the outcome of the commit is unknown, the folder stays uncommitted (%s)', async (error) => {
  await expect(commit(() => Promise.reject(error))).rejects.toBe(error);
  expect((await readdir(kept())).sort()).toEqual(['stored', 'uncommitted']);
});

test('a submission with an already used idempotency key gets the receipt of the first submission, and is not kept', async () => {
  const first = { reference: 'FS-20261119-AAAAAAAA', files: [] };
  expect(
    await commit(
      async () => false,
      async () => first,
    ),
  ).toEqual(first);
  expect(existsSync(kept())).toBe(false);
});
