import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { canMount, SmallDisk } from '../../../platform/files/testing/small-disk.ts';
import { TusClient } from '../../files/testing/tus-client.ts';
import { samplePdf } from '../uploads/testing/sample-form.ts';
import { CaseSite, delivery, monday } from './testing/case-site.ts';

jest.setTimeout(240_000);

let cases: CaseSite;

beforeAll(async () => {
  cases = await CaseSite.open({ UPLOAD_KEEP_FREE: '0' });
});
afterAll(() => cases.close());
beforeEach(() => cases.at(monday));

/** Returns the stored case, and how many events, emails and audit log entries there are about it. */
async function stored(reference: string): Promise<unknown> {
  const { rows } = await cases.sql(
    `select s.state, s.due_at, s.last_update, s.rebate_cents,
        (select count(*)::int from case_events e where e.submission_id = s.id) as events,
        (select count(*)::int from mail_outbox m where position(s.reference in m.subject) > 0) as mails,
        (select count(*)::int from audit_entries a where a.subject = 'submission ' || s.reference and a.action = 'cases.act') as audit
      from submissions s where s.reference = $1`,
    [reference],
  );
  return rows[0];
}

/** Steps of acceptance and delivery: a write to each changed table, and the commit itself. */
const steps = ['submissions', 'case_events', 'mail_outbox', 'audit_entries', 'commit'] as const;
type Step = (typeof steps)[number];

/** Closes the server's database connection at a step, as if the server process had been killed. */
async function cutAt(step: Step, work: () => Promise<unknown>): Promise<void> {
  const table = step === 'commit' ? 'submissions' : step;
  await cases.sql(`create or replace function cut_here() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(10); return new; end $$`);
  await cases.sql(
    step === 'commit'
      ? `create constraint trigger cut_here after insert or update on ${table} deferrable initially deferred
          for each row execute function cut_here()`
      : `create trigger cut_here before insert or update on ${table} for each row execute function cut_here()`,
  );
  try {
    await work();
  } finally {
    await cases.sql(`drop trigger cut_here on ${table}`);
  }
}

test('Q1: an acceptance interrupted at any step stores nothing, and can be repeated', async () => {
  const reference = await cases.quoted();
  const customer = await cases.customer(reference);
  const before = await stored(reference);
  const accept = () => customer.post(`/plans/${reference}/accept`, { quote: '1', consent: 'on' });
  for (const step of steps.filter((each) => each !== 'audit_entries')) {
    await cutAt(step, async () => expect([step, (await accept()).status]).toEqual([step, 503]));
    expect([step, await stored(reference)]).toEqual([step, before]);
  }
  expect((await accept()).status).toBe(303);
  expect(await stored(reference)).toMatchObject({ state: 'accepted' });
});

test('Q1: a delivery interrupted at any step stores nothing, and can be repeated', async () => {
  const reference = await cases.inWork();
  const seen = await cases.seen(reference);
  const before = await stored(reference);
  const act = delivery();
  for (const step of steps) {
    await cutAt(step, async () => {
      const { result } = await cases.call('cleo', 'cases', 'act', { ...seen, act });
      expect([step, result]).toEqual([step, undefined]);
    });
    expect([step, await stored(reference)]).toEqual([step, before]);
  }
  expect((await cases.call('cleo', 'cases', 'act', { ...seen, act })).error).toBeUndefined();
  expect(await stored(reference)).toMatchObject({ state: 'delivered' });
});

(canMount ? test : test.skip)(
  'Q1: a customer’s files and a report are refused with a message if they do not fit on the disk',
  async () => {
    const reference = await cases.inWork();
    const customer = await cases.customer(reference);
    const before = await stored(reference);
    const uploads = path.join(cases.site.dataDir, 'uploads');
    const disk = await SmallDisk.mount(uploads, 256);
    try {
      for (const folder of ['incoming', 'resumable']) await mkdir(path.join(uploads, folder));
      const form = new FormData();
      form.append('files', new Blob([samplePdf]), 'windows.pdf');
      await disk.fill();
      const noRoom = 'The disk is full, and nothing was stored. Try again later.';
      const report = await new TusClient(cases.url).create('CF1R.pdf', samplePdf.length);
      expect([report.status, await report.text()]).toEqual([
        507,
        'There is no room for this file right now\n',
      ]);
      const refused = await customer.post(`/plans/${reference}/files`, form);
      expect([refused.status, refused.data]).toMatchObject([
        422,
        { refused: { form: 'files', message: noRoom } },
      ]);
      expect(await stored(reference)).toEqual(before);
      await disk.free();
      expect((await customer.post(`/plans/${reference}/files`, form)).status).toBe(303);
      const { files } = (await cases.report(reference)).case;
      expect(files.map(({ kind }) => kind)).toContain('added');
    } finally {
      disk.unmount();
    }
  },
);
