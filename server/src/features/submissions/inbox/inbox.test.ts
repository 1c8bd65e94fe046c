import type { SubmissionDetail } from '@title24/shared-domain/full-service';
import { CaseSite } from '../cases/testing/case-site.ts';
import { pdf } from '../uploads/testing/sample-form.ts';
import { deleteExpired } from './retention.ts';

jest.setTimeout(120_000);

let inbox: CaseSite;

beforeAll(async () => {
  inbox = await CaseSite.open();
});
afterAll(() => inbox.close());

test('only submissions that have been closed for longer than the retention period are deleted', async () => {
  const [old, fresh, unanswered] = [await inbox.sent(), await inbox.sent(), await inbox.sent()];
  const set = (reference: string, state: string, days: number) =>
    inbox.sql(
      "update submissions set state = $2, last_update = $4::timestamptz - $3::int * interval '1 day' where reference = $1",
      [reference, state, days, new Date(inbox.now())],
    );
  await set(old, 'closed', 31);
  await set(fresh, 'closed', 29);
  await set(unanswered, 'quoted', 400);
  const { database, app } = inbox.site;
  expect(await deleteExpired(database, { jobs: app.jobs, payments: app.casePayments }, 30)).toBe(1);
  expect(await inbox.codeOf('cleo', 'submissions', 'load', { reference: old })).toBe(-32001);
  await inbox.load(fresh);
  await inbox.load(unanswered);
  const { rows } = await inbox.sql(
    "select by from audit_entries where action = 'work.delete' and subject = $1",
    [`submission ${old}`],
  );
  expect(rows).toEqual([{ by: 'retention' }]);
});

test('staff see the data of a submission, and who viewed it', async () => {
  const reference = await inbox.sent({ comment: '<img src=x onerror=alert(1)>' }, [['a.pdf', pdf(100)]]);
  await inbox.load(reference);
  const detail = await inbox.load(reference);
  expect(detail).toMatchObject({
    reference,
    sender: 'Ana Ruiz',
    comment: '<img src=x onerror=alert(1)>',
    files: [{ name: 'a.pdf', mediaType: 'application/pdf', size: pdf(100).length, scanState: 'not-scanned' }],
    notes: [],
  });
  expect(detail.accesses.map(({ by, words }) => [by, words])).toEqual([
    ['cleo', `looked at the submission ${reference}`],
    ['cleo', `looked at the submission ${reference}`],
  ]);
  expect(await inbox.codeOf('cleo', 'submissions', 'load', { reference: 'FS-20200101-AAAAAAAA' })).toBe(
    -32001,
  );
  expect(await inbox.codeOf('cleo', 'submissions', 'load', { reference: '../etc' })).toBe(-32602);
});

test('the sender’s own account shows the submission’s state, but no notes', async () => {
  const reference = await inbox.sent({ email: 'Mia@example.com' });
  await inbox.act(reference, { event: 'take' });
  await inbox.done('cleo', 'submissions', 'addNote', { reference, text: 'For us alone' });
  const { result } = await inbox.call('mia', 'account', 'submissions');
  expect(result).toEqual([expect.objectContaining({ reference, state: 'in-review' })]);
  expect(JSON.stringify(result)).not.toContain('For us alone');
});

test('notes about a submission are kept in order, with their authors', async () => {
  const reference = await inbox.sent();
  await inbox.done('cleo', 'submissions', 'addNote', {
    reference,
    text: ' Called the sender.\nWaiting for sheet 3 ',
  });
  inbox.pass();
  const { notes } = await inbox.done<SubmissionDetail>('cleo', 'submissions', 'addNote', {
    reference,
    text: 'Sheet 3 is here',
  });
  expect(notes).toMatchObject([
    { by: 'cleo', text: 'Called the sender.\nWaiting for sheet 3' },
    { by: 'cleo', text: 'Sheet 3 is here' },
  ]);
  expect(await inbox.codeOf('cleo', 'submissions', 'addNote', { reference, text: '  ' })).toBe(-32602);
  expect(await inbox.codeOf('cleo', 'submissions', 'addNote', { reference, text: 'x'.repeat(4001) })).toBe(
    -32602,
  );
});

test('members and visitors cannot read or annotate submissions', async () => {
  const reference = await inbox.sent();
  for (const [method, params] of [
    ['load', { reference }],
    ['openAll', { reference }],
    ['addNote', { reference, text: 'x' }],
  ] as const) {
    expect(await inbox.codeOf('mia', 'submissions', method, params)).toBe(-32003);
    expect((await inbox.site.call('submissions', method, params, '')).status).toBe(401);
  }
});
