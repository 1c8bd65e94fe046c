import { defaultUploadLimits } from '@title24/shared-domain/full-service';
import type { WorkQueue } from '@title24/shared-domain/work';
import { drizzle } from 'drizzle-orm/node-postgres';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { DiskFullError } from '../../../platform/files/disk-full.ts';
import { FileMissingError } from '../../files/storage/file-storage.ts';
import { beforeStatement } from '../../testing/before-statement.ts';
import { sampleFields, samplePdf } from '../uploads/testing/sample-form.ts';
import { overdueCases } from './case-work.ts';
import { CaseSite, delivery, monday, quote } from './testing/case-site.ts';

jest.setTimeout(120_000);

let cases: CaseSite;

beforeAll(async () => {
  cases = await CaseSite.open();
});
afterAll(() => cases.close());
beforeEach(() => cases.at(monday));

const rpcCodes = { conflict: -32009, notPossible: -32010, forbidden: -32003, invalidParams: -32602 };

test('Q1: plans are quoted, the quote is accepted on the case page, and the report is downloaded', async () => {
  const reference = await cases.sent();
  const taken = await cases.act(reference, { event: 'take' });
  expect(taken.case).toMatchObject({
    state: 'in-review',
    analyst: 'cleo',
    dueAt: '2027-03-05T08:00:00.000Z',
  });
  const quoted = await cases.act(reference, { event: 'send-quote', quote });
  expect(quoted.case).toMatchObject({ state: 'quoted', dueAt: null, quote: { ...quote, number: 1 } });

  const customer = await cases.customer(reference);
  expect(await customer.case(reference)).toMatchObject({
    state: 'quoted',
    projectName: sampleFields.projectName,
    quote: { number: 1 },
    sentFiles: [{ name: 'plans.pdf' }],
    reports: [],
  });
  const unread = await customer.post(`/plans/${reference}/accept`, { quote: '1' });
  expect([unread.status, unread.data]).toMatchObject([422, { refused: { form: 'accept' } }]);
  const accepted = await customer.post(`/plans/${reference}/accept`, { quote: '1', consent: 'on' });
  expect([accepted.status, accepted.location]).toEqual([303, `/plans/${reference}?done=accept`]);
  expect(await customer.case(reference)).toMatchObject({
    state: 'accepted',
    dueAt: '2027-03-05T08:00:00.000Z',
  });

  await cases.act(reference, { event: 'start' });
  const withReport = await cases.report(reference);
  const [file] = withReport.case.files;
  expect(file).toMatchObject({ kind: 'report', name: 'CF1R.pdf' });
  const early = await customer.get(`/plans/${reference}/files/${file?.id}`);
  expect([early.status, (await customer.case(reference)).reports]).toEqual([404, []]);

  const delivered = await cases.act(reference, delivery('Have a good inspection.'));
  expect(delivered.case).toMatchObject({ state: 'delivered', rebateCents: 0 });
  const { reports, timeline } = await customer.case(reference);
  const download = await customer.get(`/plans/${reference}/files/${reports[0]?.id}`);
  expect([download.status, download.headers.get('content-disposition'), download.text.slice(0, 8)]).toEqual([
    200,
    'attachment; filename=CF1R.pdf',
    '%PDF-1.7',
  ]);
  expect(timeline.map(({ words }) => words)).toEqual([
    'We received your plans',
    'An analyst started reviewing your plans',
    'We sent you a quote',
    'You accepted the quote',
    'We started work on your report',
    'We delivered your report',
  ]);
  expect((await cases.mails(reference)).map(({ subject }) => subject).sort()).toEqual(
    [
      `You accepted our quote (${reference})`,
      `Your files have been sent (${reference})`,
      `Your quote is ready: $439.01 (${reference})`,
      `Your report is ready (${reference})`,
    ].sort(),
  );
  const { rows } = await cases.sql('select action from audit_entries where subject = $1 order by id', [
    `submission ${reference}`,
  ]);
  const events = ['work.take', 'work.send-quote', 'work.start', 'work.deliver'];
  expect(rows.map(({ action }) => action).filter((action) => events.includes(action))).toEqual(events);
});

test('Q5: the email with a quote has the complete quote, as text and as HTML', async () => {
  const reference = await cases.quoted();
  const [mail] = await cases.mails(reference);
  for (const words of [
    'Hello Ana Ruiz,',
    quote.scope,
    'Residential Additions: $400.00',
    'Total: $439.01',
    'within 3 business days after you accept',
    'good through March 15, 2027',
    'by credit card, check or transfer once the report is delivered',
    reference,
  ]) {
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words);
  }
});

test('Q4: a preview shows the email without the key in its link to the case page, and changes nothing', async () => {
  const reference = await cases.sent();
  await cases.act(reference, { event: 'take' });
  const before = await cases.load(reference);
  const act = { event: 'ask-files', message: 'The window schedule, please.' } as const;
  const { result } = await cases.call('cleo', 'cases', 'preview', { ...(await cases.seen(reference)), act });
  const { mails } = result as { mails: { subject: string; text: string }[] };
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The window schedule, please.');
  expect(mails[0]?.text).toMatch(/\/plans\/FS-[\w-]+\?key=…/);
  expect((await cases.load(reference)).case).toEqual(before.case);
  expect(await cases.mails(reference)).toHaveLength(1);
  await cases.act(reference, act);
  expect((await cases.mails(reference))[0]?.subject).toBe(mails[0]?.subject);
});

test('Q1: requested files, sent with the form or uploaded in pieces, restart the deadline', async () => {
  const reference = await cases.sent();
  await cases.act(reference, { event: 'take' });
  await cases.act(reference, { event: 'ask-files', message: 'The window schedule, please.' });
  const customer = await cases.customer(reference);
  const form = new FormData();
  form.append('files', new Blob(['%PDF-1.7\n%%EOF\n']), 'windows.pdf');
  form.append('uploads', await cases.upload('doors.pdf', Buffer.from('%PDF-1.7\nx\n%%EOF\n')));
  cases.at('2027-03-03T17:00:00.000Z');
  expect((await customer.post(`/plans/${reference}/files`, form)).status).toBe(303);
  const { case: after } = await cases.load(reference);
  expect(after).toMatchObject({ state: 'in-review', dueAt: '2027-03-09T08:00:00.000Z' });
  expect(after.files.map(({ kind, name }) => [kind, name])).toEqual(
    expect.arrayContaining([
      ['added', 'windows.pdf'],
      ['added', 'doors.pdf'],
    ]),
  );
  expect((await cases.mails(reference))[0]?.subject).toBe(`We have your files (${reference})`);

  const wrong = new FormData();
  wrong.append('files', new Blob(['MZ']), 'setup.exe');
  const refused = await customer.post(`/plans/${reference}/files`, wrong);
  expect([refused.status, refused.data]).toMatchObject([422, { refused: { form: 'files' } }]);
  const many = new FormData();
  for (let file = 0; file < defaultUploadLimits.maxFiles; file += 1)
    many.append('files', new Blob(['%PDF-1.7\n%%EOF\n']), `${file}.pdf`);
  many.append('uploads', await cases.upload('last.pdf', Buffer.from('%PDF-1.7\n%%EOF\n')));
  const { status, data } = await customer.post(`/plans/${reference}/files`, many);
  expect([status, JSON.stringify(data)]).toEqual([422, expect.stringContaining('too many files')]);
  const none = await customer.post(`/plans/${reference}/files`, new FormData());
  expect([none.status, (await cases.load(reference)).case.files.length]).toEqual([422, 2]);
});

test('Q1: if the disk is full, files for a case are refused with a message, and can be sent again', async () => {
  const reference = await cases.sent();
  const customer = await cases.customer(reference);
  const form = new FormData();
  form.append('uploads', await cases.upload('windows.pdf', samplePdf));
  const { space } = cases.site.app.files;
  jest.spyOn(space, 'reserve').mockRejectedValueOnce(new DiskFullError('no room'));
  const { status, data } = await customer.post(`/plans/${reference}/files`, form);
  const message = 'The disk is full, and nothing was stored. Try again later.';
  expect([status, data]).toMatchObject([422, { refused: { form: 'files', message } }]);
  expect((await cases.load(reference)).case.files).toEqual([]);
  expect((await customer.post(`/plans/${reference}/files`, form)).status).toBe(303);
});

test('Q1: only one of two analysts can take the same plans', async () => {
  const reference = await cases.sent();
  const seen = await cases.seen(reference);
  const act = { event: 'take' };
  const answers = await Promise.all(
    ['cleo', 'dora'].map((name) => cases.call(name, 'cases', 'act', { ...seen, act })),
  );
  const refused = answers.filter(({ error }) => error);
  expect(refused.map(({ error }) => error?.code)).toEqual([rpcCodes.conflict]);
  const { case: after } = await cases.load(reference);
  expect(after.history.map(({ event }) => event)).toEqual(['take']);
});

test('Q1: a step is possible only in the right state, for permitted people, and with the required data', async () => {
  const reference = await cases.sent();
  const code = async (account: string, act: object) =>
    await cases.codeOf(account, 'cases', 'act', { ...(await cases.seen(reference)), act });
  expect(await code('cleo', delivery())).toBe(rpcCodes.notPossible);
  expect(await code('mia', { event: 'take' })).toBe(rpcCodes.forbidden);
  expect(await code('cleo', { event: 'accept', quote: 1 })).toBe(rpcCodes.invalidParams);
  await cases.act(reference, { event: 'take' });
  const late = { ...quote, validUntil: '2027-02-28' };
  expect(await code('cleo', { event: 'send-quote', quote: late })).toBe(rpcCodes.invalidParams);
  expect(await code('cleo', { event: 'send-quote', quote: { ...quote, lines: [] } })).toBe(
    rpcCodes.invalidParams,
  );
  expect(await code('cleo', { event: 'ask-files', message: '  ' })).toBe(rpcCodes.invalidParams);
});

test('Q2: a quote expires only once even if the clock jumps a day forward and back, and a new quote can be accepted', async () => {
  const reference = await cases.quoted();
  const states: string[] = [];
  // The quote expires when the 16th begins in California, which is at 7:00 UTC.
  for (const instant of ['15T20:00', '14T20:00', '16T20:00', '15T20:00', '16T20:00', '15T20:30']) {
    cases.at(`2027-03-${instant}:00.000Z`);
    await Promise.all([cases.site.app.applyCaseDeadlines(), cases.site.app.applyCaseDeadlines()]);
    states.push((await cases.load(reference)).case.state);
  }
  expect(states).toEqual(['quoted', 'quoted', 'expired', 'expired', 'expired', 'expired']);
  const ended = (await cases.mails(reference)).filter(({ subject }) => subject.startsWith('Our quote has'));
  expect(ended).toHaveLength(1);
  await cases.act(reference, { event: 'send-quote', quote: { ...quote, validUntil: '2027-03-30' } });
  const customer = await cases.customer(reference);
  expect((await customer.post(`/plans/${reference}/accept`, { quote: '2', consent: 'on' })).status).toBe(303);
  const { history } = (await cases.load(reference)).case;
  expect(history.map(({ event }) => event)).toEqual(['take', 'send-quote', 'expire', 'send-quote', 'accept']);
  const { rows } = await cases.sql('select quoted_at, accepted_at from submissions where reference = $1', [
    reference,
  ]);
  const { quoted_at: quotedAt, accepted_at: acceptedAt } = rows[0];
  expect([quotedAt.toISOString(), acceptedAt.toISOString()]).toEqual([history[1]?.at, history[4]?.at]);
});

test('Q2: the deadline check uses an index, and reads only cases whose quote has expired or has no stored expiry', async () => {
  const [ended, open, unknown, accepted] = [
    await cases.quoted(),
    await cases.quoted(),
    await cases.quoted(),
    await cases.inWork(),
  ];
  await cases.act(open, { event: 'send-quote', quote: { ...quote, validUntil: '2027-03-16' } });
  await cases.sql('update submissions set quote_expires_at = null where reference = $1', [unknown]);
  const overdue = async (instant: string) =>
    (await overdueCases(cases.site.database, new Date(instant))).map(({ reference }) => reference);
  expect(await overdue('2027-03-16T06:59:59.999Z')).toEqual([unknown]);
  const due = await overdue('2027-03-16T07:00:00.000Z');
  expect(due).toEqual(expect.arrayContaining([ended, unknown]));
  for (const other of [open, accepted]) expect(due).not.toContain(other);

  const client = await cases.site.database.$client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { sql, params } = overdueCases(drizzle({ client }), new Date(monday)).toSQL();
    const { rows } = await client.query(`explain ${sql}`, params);
    expect(JSON.stringify(rows)).toContain('submissions_quote_expires');
  } finally {
    client.release(true);
  }
});

test('Q1: a report does not become late if the clock was a day ahead and is set back', async () => {
  const reference = await cases.inWork();
  const { dueAt } = (await cases.load(reference)).case;
  cases.at('2027-03-05T20:00:00.000Z');
  await cases.site.app.applyCaseDeadlines();
  cases.at('2027-03-04T20:00:00.000Z');
  await cases.site.app.applyCaseDeadlines();
  expect((await cases.load(reference)).case.dueAt).toBe(dueAt);
  const { case: after } = await cases.act(reference, delivery());
  expect(after).toMatchObject({ state: 'delivered', rebateCents: 0 });
});

test('Q1: a late report is half price, and the email has the reduced price', async () => {
  const reference = await cases.inWork();
  cases.at('2027-03-05T08:00:00.000Z');
  const { case: after } = await cases.act(reference, delivery());
  expect(after).toMatchObject({ state: 'delivered', rebateCents: 21_951 });
  expect((await cases.mails(reference))[0]?.text).toContain('take $219.51 off the price: you pay $219.50');
});

test('Q1: a correction is shown only after its delivery, not while staff are working on it', async () => {
  const reference = await cases.inWork();
  await cases.act(reference, delivery());
  cases.at('2027-03-02T17:00:00.000Z');
  const addition = { ...(await cases.seen(reference)), upload: await cases.upload('CF1R.pdf', samplePdf) };
  expect(await cases.codeOf('cleo', 'cases', 'addReport', addition)).toBe(rpcCodes.notPossible);
  await cases.act(reference, { event: 'reopen' });
  await cases.report(reference, 'CF1R-revised.pdf');
  const customer = await cases.customer(reference);
  expect((await customer.case(reference)).reports.map(({ name }) => name)).toEqual(['CF1R.pdf']);
  const [delivered] = (await cases.load(reference)).case.files;
  const removal = { ...(await cases.seen(reference)), file: delivered?.id };
  for (const scanState of ['not-scanned', 'waiting']) {
    await cases.sql('update case_files set scan_state = $1 where id = $2', [scanState, delivered?.id]);
    expect(await cases.codeOf('cleo', 'cases', 'removeReport', removal)).toBe(rpcCodes.notPossible);
  }
  await cases.sql("update case_files set scan_state = 'clean' where id = $1", [delivered?.id]);
  await cases.act(reference, delivery());
  expect((await customer.case(reference)).reports.map(({ name }) => name)).toEqual([
    'CF1R-revised.pdf',
    'CF1R.pdf',
  ]);
  expect((await customer.case(reference)).reports.map(({ isNewest }) => isNewest)).toEqual([true, false]);
  const { rows } = await cases.sql(
    'select count(*)::int as count from case_invoices i join submissions s on s.id = i.submission_id where s.reference = $1',
    [reference],
  );
  expect(rows[0].count).toBe(1);
  await cases.sql("update case_files set scan_state = 'infected' where id = $1", [delivered?.id]);
  const cleanup = { ...(await cases.seen(reference)), file: delivered?.id };
  expect(await cases.codeOf('cleo', 'cases', 'removeReport', cleanup)).toBeUndefined();
});

test('Q7: staff must respond to a plan checker’s comments with a revised report or an answer', async () => {
  const reference = await cases.inWork();
  await cases.act(reference, delivery());
  const customer = await cases.customer(reference);
  const nothing = new FormData();
  nothing.append('text', '  ');
  const refused = await customer.post(`/plans/${reference}/comments`, nothing);
  expect([refused.status, refused.data]).toMatchObject([422, { refused: { form: 'comments' } }]);
  const wrong = new FormData();
  wrong.append('text', 'Sheet 2: the U-factor of window 4 is missing.');
  wrong.append('files', new Blob(['MZ']), 'setup.exe');
  const kept = await customer.post(`/plans/${reference}/comments`, wrong);
  expect([kept.status, kept.data]).toMatchObject([
    422,
    { refused: { form: 'comments', text: 'Sheet 2: the U-factor of window 4 is missing.' } },
  ]);
  expect((await cases.load(reference)).case).toMatchObject({ state: 'delivered', dueAt: null });

  const form = new FormData();
  form.append('text', 'Sheet 2: the U-factor of window 4 is missing.');
  form.append('files', new Blob(['%PDF-1.7\n%%EOF\n']), 'comments.pdf');
  const sent = await customer.post(`/plans/${reference}/comments`, form);
  expect([sent.status, sent.location]).toEqual([303, `/plans/${reference}?done=comments`]);
  const { case: asked } = await cases.load(reference);
  expect(asked).toMatchObject({ state: 'revision-requested', dueAt: '2027-03-05T08:00:00.000Z' });
  expect(asked.files.map(({ kind, name }) => [kind, name])).toContainEqual(['added', 'comments.pdf']);
  expect(asked.history.at(-1)?.message).toBe(
    'Sheet 2: the U-factor of window 4 is missing.\n\nFiles: comments.pdf',
  );
  expect((await cases.mails(reference))[0]?.subject).toBe(
    `We have the plan checker’s comments (${reference})`,
  );
  expect((await cases.staffMails(reference)).at(-1)).toMatch(/^Plan checker’s comments: /);
  const { result } = await cases.call('cleo', 'work', 'find', { kind: 'case' });
  expect((result as WorkQueue).items.map((item) => [item.number, item.state])).toContainEqual([
    reference,
    'revision-requested',
  ]);
  // Comments are refused during a revision. The customer can send a message instead.
  const again = new FormData();
  again.append('text', 'Also sheet 3.');
  expect((await customer.post(`/plans/${reference}/comments`, again)).status).toBe(422);

  // The report that the customer already has cannot be delivered again.
  const act = delivery();
  const same = await cases.call('cleo', 'cases', 'act', { ...(await cases.seen(reference)), act });
  expect(same.error).toMatchObject({ code: rpcCodes.notPossible });
  cases.at('2027-03-09T17:00:00.000Z');
  await cases.report(reference, 'CF1R-revised.pdf');
  const { case: revised } = await cases.act(reference, delivery('Window 4 is in.'));
  expect(revised).toMatchObject({ state: 'delivered', dueAt: null, rebateCents: 0 });
  expect(revised.invoice).toMatchObject({ state: 'due', cents: 43_901 });
  const { reports, timeline } = await (await cases.customer(reference)).case(reference);
  expect(reports.map(({ name, isNewest }) => [name, isNewest])).toEqual([
    ['CF1R-revised.pdf', true],
    ['CF1R.pdf', false],
  ]);
  expect(timeline.slice(-2).map(({ words }) => words)).toEqual([
    'You sent us the plan checker’s comments',
    'We delivered a revised report',
  ]);
  expect((await cases.mails(reference))[0]?.subject).toBe(`Your revised report is ready (${reference})`);

  const later = await cases.customer(reference);
  const more = new FormData();
  more.append('text', 'Who signs it?');
  expect((await later.post(`/plans/${reference}/comments`, more)).status).toBe(303);
  const answered = await cases.act(reference, { event: 'answer-revision', message: 'The designer does.' });
  expect(answered.case).toMatchObject({ state: 'delivered', dueAt: null });
  expect((await cases.mails(reference))[0]?.subject).toBe(`About the plan checker’s comments (${reference})`);
});

test('Q1: deleting a case deletes its quotes, history, invoice and files', async () => {
  const reference = await cases.delivered();
  const { rows: files } = await cases.sql(
    'select f.submission_id, f.folder, f.stored_name from case_files f join submissions s on s.id = f.submission_id where s.reference = $1',
    [reference],
  );
  const [{ submission_id: id, folder, stored_name: storedName }] = files;
  const { result } = await cases.call('root', 'submissions', 'delete', await cases.seen(reference));
  expect(result).toEqual({});
  for (const table of ['case_files', 'case_quotes', 'case_events', 'case_invoices']) {
    const { rows } = await cases.sql(`select 1 from ${table} where submission_id = $1`, [id]);
    expect([table, rows]).toEqual([table, []]);
  }
  const { storage } = cases.site.app.files;
  await eventually(() =>
    storage.read(folder, storedName).then(
      (content) => {
        content.destroy();
        return null;
      },
      (error: unknown) => error instanceof FileMissingError || null,
    ),
  );
});

test.each([
  [
    'staff',
    async (reference: string) => {
      const { invoice, history } = (await cases.load(reference)).case;
      return [invoice?.state, history.at(-1)?.event];
    },
    [
      ['due', 'deliver'],
      ['paid', 'record-payment'],
    ],
  ],
  [
    'the customer',
    async (reference: string) => {
      const { invoice, timeline } = await (await cases.customer(reference)).case(reference);
      return [invoice?.state, timeline.at(-1)?.words];
    },
    [
      ['due', 'We delivered your report'],
      ['paid', 'We received your payment'],
    ],
  ],
] as const)(
  'a case that is paid while it is being read by %s is shown as it was before the payment',
  async (_, shown, [before, after]) => {
    const reference = await cases.delivered();
    const hasHappened = beforeStatement(/ from "case_events"/, () =>
      cases.act(
        reference,
        { event: 'record-payment', way: 'check', paidOn: '2027-03-01', reference: '17' },
        'dora',
      ),
    );
    const first = await shown(reference);
    expect(hasHappened()).toBe(true);
    expect([first, await shown(reference)]).toEqual([before, after]);
  },
);
