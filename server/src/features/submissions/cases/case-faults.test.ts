import { CaseSite, delivery, monday } from './testing/case-site.ts';

jest.setTimeout(240_000);

let cases: CaseSite;

beforeAll(async () => {
  cases = await CaseSite.open();
});
afterAll(() => cases.close());
beforeEach(() => cases.at(monday));

/** Returns the stored case, and the number of its events, emails and audit log entries. */
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

/** Closes the server's database connection at a step, as if the server had been killed. */
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
