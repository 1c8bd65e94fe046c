import { randomUUID } from 'node:crypto';
import type { SubmissionDetail, SubmissionList } from '@title24/shared-domain/full-service';
import { deleteExpired } from './retention.ts';
import { foldCounts } from './submission-counts.ts';
import { InboxSite, pdf } from './testing/inbox-site.ts';

jest.setTimeout(120_000);

let inbox: InboxSite;

beforeAll(async () => {
  inbox = await InboxSite.open();
});
afterAll(() => inbox.close());

test('the list is searched, filtered and counted', async () => {
  const word = `Elm ${randomUUID()}`;
  const addition = await inbox.submit([['a.pdf', pdf(100)]], { projectName: `${word} 1` });
  const other = await inbox.submit(
    [
      ['a.pdf', pdf(100)],
      ['b.pdf', pdf(50)],
    ],
    {
      projectName: `${word} 2`,
      projectType: 'Commercial or Non-Residential',
    },
  );
  const find = (params: object) => inbox.call<SubmissionList>('find', { search: word, ...params });
  const all = await find({});
  expect(all.items.map(({ reference }) => reference)).toEqual([other, addition]);
  expect(all).toMatchObject({ total: 2, counts: { new: 2, 'in-review': 0, quoted: 0, closed: 0 } });
  expect(all.items[0]).toMatchObject({ files: 2, size: pdf(100).length + pdf(50).length, heldBack: 0 });
  await inbox.act(addition, { event: 'take' });
  expect(await find({ status: 'in-review' })).toMatchObject({
    items: [{ reference: addition, status: 'in-review' }],
    total: 1,
    counts: { new: 1, 'in-review': 1 },
  });
  expect((await find({ projectType: 'Commercial or Non-Residential' })).items).toHaveLength(1);
  expect((await find({ since: '2020-01-31' })).total).toBe(2);
  expect((await find({ since: '2999-01-31' })).total).toBe(0);
  expect(all).toMatchObject({ before: null, after: null, hasMore: false });
  expect((await find({ search: word.toUpperCase() })).total).toBe(2);
  expect(await inbox.call<SubmissionList>('find', { search: other })).toMatchObject({ total: 1 });
  expect(await inbox.call<SubmissionList>('find', { search: '%' })).toMatchObject({ total: 0 });
  expect(await inbox.codeOf('find', { since: '31/01/2026' })).toBe(-32602);
  expect(await inbox.codeOf('find', { status: 'lost' })).toBe(-32602);
});

/** Copies of a submission, a microsecond apart, the first copy the newest. */
const copies = (reference: string, number: number, changes = '{}') =>
  inbox.site.database.$client.query(
    `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, state)
     select id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, state from
     (select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
      'reference', 'FS-20200101-' || lpad(n::text, 8, '0'),
      'received_at', timestamptz '2020-01-01 12:00:00Z' - n * interval '1 microsecond') || $3::jsonb)).*
      from submissions s, generate_series(1, $2::int) n where s.reference = $1) copied`,
    [reference, number, changes],
  );
const copy = (number: number) => `FS-20200101-${String(number).padStart(8, '0')}`;

test('its parts follow each other both ways, whatever arrives or goes meanwhile', async () => {
  const word = `Birch ${randomUUID()}`;
  const first = await inbox.submit([['a.pdf', pdf(10)]], { projectName: word });
  await copies(first, 120);
  const find = (params: object = {}) => inbox.call<SubmissionList>('find', { search: word, ...params });
  const names = ({ items }: SubmissionList) => items.map(({ reference }) => reference);
  const copied = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => copy(from + index));
  const one = await find();
  expect(names(one)).toEqual([first, ...copied(1, 49)]);
  expect([one.total, one.before]).toEqual([121, null]);
  const two = await find({ after: one.after });
  expect(names(two)).toEqual(copied(50, 99));
  const newer = await inbox.submit([['a.pdf', pdf(10)]], { projectName: word });
  await inbox.site.database.$client.query('delete from submissions where reference = $1', [copy(49)]);
  // The address of a part means the same even if the submission that it goes by is gone.
  expect(names(await find({ after: one.after }))).toEqual(copied(50, 99));
  const three = await find({ after: two.after });
  expect([names(three), three.after]).toEqual([copied(100, 120), null]);
  expect(names(await find({ before: three.before }))).toEqual(copied(50, 99));
  const back = await find({ before: two.before });
  expect(names(back)).toEqual([newer, first, ...copied(1, 48)]);
  expect([back.before, back.after]).toEqual([null, expect.any(String)]);
  for (const bad of [{ after: 'x' }, { before: '1-2' }, { after: one.after, before: one.after }, { page: 2 }])
    expect(await inbox.codeOf('find', bad)).toBe(-32602);
  await inbox.site.database.$client.query("delete from submissions where reference like 'FS-20200101-%'");
});

test('a search that fits very many tells of so many and more', async () => {
  const word = `Aspen ${randomUUID()}`;
  const reference = await inbox.submit([['a.pdf', pdf(10)]], { projectName: word });
  await copies(reference, 1100, '{"state":"closed"}');
  expect(await inbox.call<SubmissionList>('find', { search: word })).toMatchObject({
    total: 1000,
    hasMore: true,
    counts: { new: 1, closed: 999 },
  });
  await inbox.site.database.$client.query("delete from submissions where reference like 'FS-20200101-%'");
});

test('counts are kept through each change, by type and day, also once they are drawn together', async () => {
  const { $client } = inbox.site.database;
  const counted = async () => {
    const { rows } = await $client.query(
      `select status, project_type, (received_at at time zone 'America/Los_Angeles')::date::text as day, count(*)::int as number
       from submissions group by 1, 2, 3 order by 1, 2, 3`,
    );
    return rows;
  };
  const kept = async () => {
    const { rows } = await $client.query(
      `select status, project_type, day::text, sum(number)::int as number from submission_counts
       group by 1, 2, 3 having sum(number) <> 0 order by 1, 2, 3`,
    );
    return rows;
  };
  const reference = await inbox.submit([['a.pdf', pdf(10)]]);
  await copies(reference, 10);
  await $client.query("update submissions set state = 'closed' where reference = any($1)", [
    [copy(1), copy(2)],
  ]);
  await $client.query(
    "update submissions set project_type = 'A Residential Addition', received_at = '2020-02-01 07:59Z' where reference = $1",
    [copy(3)],
  );
  await $client.query('delete from submissions where reference = $1', [copy(4)]);
  expect(await kept()).toEqual(await counted());
  await Promise.all([foldCounts(inbox.site.database), foldCounts(inbox.site.database)]);
  expect(await kept()).toEqual(await counted());
  const { rows } = await $client.query('select count(*)::int as rows from submission_counts');
  expect(rows[0].rows).toBe((await counted()).length);
  const since = async (day: string) => (await inbox.call<SubmissionList>('find', { since: day })).total;
  expect((await since('2020-01-31')) - (await since('2020-02-01'))).toBe(1);
  await $client.query("delete from submissions where reference like 'FS-20200101-%'");
  expect((await inbox.call<SubmissionList>('find', {})).total).toBe(
    (await counted()).reduce((sum, { number }) => sum + number, 0),
  );
});

test('what was closed longer ago than it is to be kept is deleted; the rest stays', async () => {
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

test('a submission is shown whole, with who looked at it', async () => {
  const reference = await inbox.submit([['a.pdf', pdf(100)]], { comment: '<img src=x onerror=alert(1)>' });
  await inbox.load(reference);
  const detail = await inbox.load(reference);
  expect(detail).toMatchObject({
    reference,
    sender: 'Ana Ruiz',
    comment: '<img src=x onerror=alert(1)>',
    status: 'new',
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

test('the sender’s own account sees where its submission stands, and no notes', async () => {
  const reference = await inbox.submit([['a.pdf', pdf(10)]], { email: 'Mia@example.com' });
  await inbox.act(reference, { event: 'take' });
  await inbox.call('addNote', { reference, text: 'For us alone' });
  const { result } = await inbox.site.call('account', 'submissions', {}, await inbox.site.tokenOf('mia'));
  expect(result).toEqual([expect.objectContaining({ reference, state: 'in-review' })]);
  expect(JSON.stringify(result)).not.toContain('For us alone');
});

test('notes are kept in order, with who wrote them', async () => {
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

test('a member and a visitor get nothing', async () => {
  const reference = await inbox.submit([['a.pdf', pdf(10)]]);
  const member = await inbox.site.tokenOf('mia');
  for (const [method, params] of [
    ['find', {}],
    ['load', { reference }],
    ['openAll', { reference }],
    ['addNote', { reference, text: 'x' }],
  ] as const) {
    expect(await inbox.codeOf(method, params, member)).toBe(-32003);
    expect((await inbox.site.call('submissions', method, params, '')).status).toBe(401);
  }
});
