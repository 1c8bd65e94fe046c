import type { SubmissionDetail } from '@title24/shared-domain/full-service';
import { deleteExpired } from './retention.ts';
import { InboxSite, pdf } from './testing/inbox-site.ts';

jest.setTimeout(120_000);

let inbox: InboxSite;

beforeAll(async () => {
  inbox = await InboxSite.open();
});
afterAll(() => inbox.close());

test('submissions closed before the retention period are deleted; the rest stays', async () => {
  const [old, fresh, unanswered] = [
    await inbox.submit([['a.pdf', pdf(10)]]),
    await inbox.submit([['a.pdf', pdf(10)]]),
    await inbox.submit([['a.pdf', pdf(10)]]),
  ];
  const set = (reference: string, state: string, days: number) =>
    inbox.site.database.$client.query(
      "update submissions set state = $2, last_update = now() - $3::int * interval '1 day' where reference = $1",
      [reference, state, days],
    );
  await set(old, 'closed', 31);
  await set(fresh, 'closed', 29);
  await set(unanswered, 'quoted', 400);
  const { database, app } = inbox.site;
  expect(await deleteExpired(database, { jobs: app.jobs, payments: app.casePayments }, 30)).toBe(1);
  expect(await inbox.codeOf('load', { reference: old })).toBe(-32001);
  await inbox.load(fresh);
  await inbox.load(unanswered);
  const { rows } = await inbox.site.database.$client.query(
    "select by from audit_entries where action = 'submissions.delete' and subject = $1",
    [`submission ${old}`],
  );
  expect(rows).toEqual([{ by: 'retention' }]);
});

test('a submission is shown completely, with its accesses', async () => {
  const reference = await inbox.submit([['a.pdf', pdf(100)]], { comment: '<img src=x onerror=alert(1)>' });
  await inbox.load(reference);
  const detail = await inbox.load(reference);
  expect(detail).toMatchObject({
    reference,
    sender: 'Ana Ruiz',
    comment: '<img src=x onerror=alert(1)>',
    files: [{ name: 'a.pdf', mediaType: 'application/pdf', size: pdf(100).length, scanState: 'not-scanned' }],
    notes: [],
  });
  expect(detail.accesses.map(({ by, action }) => [by, action])).toEqual([
    ['ada', 'submissions.load'],
    ['ada', 'submissions.load'],
  ]);
  expect(await inbox.codeOf('load', { reference: 'FS-20200101-AAAAAAAA' })).toBe(-32001);
  expect(await inbox.codeOf('load', { reference: '../etc' })).toBe(-32602);
});

test('the sender’s own account sees its submission’s state, and no notes', async () => {
  const reference = await inbox.submit([['a.pdf', pdf(10)]], { email: 'Mia@example.com' });
  await inbox.act(reference, { event: 'take' });
  await inbox.call('addNote', { reference, text: 'For us alone' });
  const { result } = await inbox.site.call('account', 'submissions', {}, await inbox.site.tokenOf('mia'));
  expect(result).toEqual([expect.objectContaining({ reference, state: 'in-review' })]);
  expect(JSON.stringify(result)).not.toContain('For us alone');
});

test('notes are kept in order, with their authors', async () => {
  const reference = await inbox.submit([['a.pdf', pdf(100)]]);
  await inbox.call('addNote', { reference, text: ' Called the sender.\nWaiting for sheet 3 ' });
  const { notes } = await inbox.call<SubmissionDetail>('addNote', { reference, text: 'Sheet 3 is here' });
  expect(notes).toMatchObject([
    { by: 'ada', text: 'Called the sender.\nWaiting for sheet 3' },
    { by: 'ada', text: 'Sheet 3 is here' },
  ]);
  expect(await inbox.codeOf('addNote', { reference, text: '  ' })).toBe(-32602);
  expect(await inbox.codeOf('addNote', { reference, text: 'x'.repeat(4001) })).toBe(-32602);
});

test('members and visitors are refused', async () => {
  const reference = await inbox.submit([['a.pdf', pdf(10)]]);
  const member = await inbox.site.tokenOf('mia');
  for (const [method, params] of [
    ['load', { reference }],
    ['openAll', { reference }],
    ['addNote', { reference, text: 'x' }],
  ] as const) {
    expect(await inbox.codeOf(method, params, member)).toBe(-32003);
    expect((await inbox.site.call('submissions', method, params, '')).status).toBe(401);
  }
});
