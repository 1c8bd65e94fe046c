import { eventQueue } from '../../payments/payment-queues.ts';
import { leaveJobs } from '../../payments/testing/leave-jobs.ts';
import { StripePeer } from '../../payments/testing/stripe-peer.ts';
import { call, doJob, KilledServers, request } from '../../testing/killed-servers.ts';
import { CaseSite, delivery, monday, type Visitor } from './testing/case-site.ts';

// About forty servers start in sequence, which takes a long time on a busy machine.
jest.setTimeout(900_000);

let peer: StripePeer;
let cases: CaseSite;
let servers: KilledServers;
let token: string;

beforeAll(async () => {
  // This site only stores the payment provider's events. They are handled by the servers that the test kills.
  leaveJobs(eventQueue);
  peer = await StripePeer.open();
  // The killed servers store emails with the computer's time, which can be months before the site's time. So the site
  // keeps emails for years. Otherwise, it could delete those emails as too old.
  cases = await CaseSite.open({ ...peer.environment, MAIL_RETENTION_DAYS: '3650' });
  peer.now = () => cases.now();
  token = await cases.site.tokenOf('cleo');
  servers = await KilledServers.open({
    connectionString: cases.site.database.connectionString,
    now: () => monday,
    // All servers have the site's origin, as behind a proxy, so that repeated requests to the provider are identical.
    env: { ...peer.environment, PUBLIC_URL: cases.url },
  });
});
afterAll(async () => {
  await servers.close();
  await peer.close();
  await cases.close();
});

const ofPage = ({ cookies }: Visitor) => ({
  'sec-fetch-site': 'same-origin',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

async function written(reference: string): Promise<string> {
  const { rows } = await cases.sql(
    `select s.state, s.due_at, s.delivered_at, s.last_update,
        (select string_agg(e.event, ',' order by e.id) from case_events e where e.submission_id = s.id) as events,
        (select md5(string_agg(i::text, ',')) from case_invoices i where i.submission_id = s.id) as invoice,
        (select md5(string_agg(p::text, ',' order by p.n)) from payment_attempts p
          join case_invoices i on i.id = p.payable_id where i.submission_id = s.id) as payments,
        (select count(*)::int from audit_entries a where a.subject = 'submission ' || s.reference) as audit,
        (select count(*)::int from mail_outbox m where position(s.reference in m.subject) > 0) as mails
      from submissions s where s.reference = $1`,
    [reference],
  );
  return JSON.stringify(rows[0]);
}

test('Q1, Q6: an acceptance, delivery or payment leads to one payment and one copy of each email even if servers are killed between any two of its steps', async () => {
  const [accepted, delivered, paid] = [await cases.quoted(), await cases.inWork(), await cases.delivered()];
  const customer = await cases.customer(accepted);
  const payer = await cases.customer(paid);
  const session = (await payer.get(`/plans/${paid}/pay`)).location?.split('/').at(-1) ?? '';
  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  peer.objects.completeSession(session);
  await peer.eventsSettled();
  const { rows } = await cases.sql("select id from payment_events where type = 'checkout.session.completed'");
  const seen = await cases.seen(delivered);
  const act = delivery();
  const kills = await servers.killBetweenWrites([
    {
      name: 'accept',
      written: () => written(accepted),
      start: ({ url }) =>
        request(`${url}/plans/${accepted}/accept`, {
          method: 'POST',
          headers: ofPage(customer),
          body: new URLSearchParams({ quote: '1', consent: 'on' }),
        }),
    },
    {
      name: 'deliver',
      written: () => written(delivered),
      start: (server) => call(server, { token, service: 'cases', method: 'act', params: { ...seen, act } }),
    },
    {
      name: 'payment recorded',
      written: () => written(paid),
      start: (server) => doJob(server, { queue: eventQueue, id: rows[0].id }),
    },
  ]);
  expect([...kills.keys()]).toEqual(['accept', 'deliver', 'payment recorded']);
  for (const [name, count] of kills) expect([name, count >= 4]).toEqual([name, true]);

  // The site finishes the remaining work, and nothing is done twice.
  const newest = async (reference: string) => (await cases.load(reference)).case;
  if ((await newest(accepted)).state === 'quoted') {
    await customer.post(`/plans/${accepted}/accept`, { quote: '1', consent: 'on' });
  }
  if ((await newest(delivered)).state === 'in-work') await cases.act(delivered, delivery());
  cases.at('2027-03-01T18:00:00.000Z');
  await cases.site.app.checkPayments();
  const end = { [accepted]: 'accepted', [delivered]: 'delivered', [paid]: 'delivered' };
  for (const [reference, state] of Object.entries(end)) {
    const { state: reached, history } = await newest(reference);
    const events = history.map(({ event }) => event);
    expect([reference, reached, new Set(events).size]).toEqual([reference, state, events.length]);
    const subjects = [
      ...(await cases.mails(reference)).map(({ subject }) => subject),
      ...(await cases.staffMails(reference)),
    ];
    expect(subjects).toHaveLength(new Set(subjects).size);
  }
  expect((await newest(accepted)).history.at(-1)?.event).toBe('accept');
  expect((await newest(delivered)).invoice).toMatchObject({ cents: 43_901, state: 'due' });
  expect((await newest(paid)).invoice).toMatchObject({ state: 'paid', reference: 'Visa ending in 4242' });
  expect(peer.payments()).toHaveLength(1);
  expect((await cases.mails(accepted)).map(({ subject }) => subject)).toContain(
    `You accepted our quote (${accepted})`,
  );
  expect((await cases.mails(delivered)).map(({ subject }) => subject)).toContain(
    `Your report is ready (${delivered})`,
  );
  expect((await cases.mails(paid)).map(({ subject }) => subject)).toContain(
    `We have received your payment (${paid})`,
  );
});

test('Q6: the same payment page opens after servers are killed while opening it', async () => {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  const kills = await servers.killBetweenWrites([
    {
      name: 'page',
      written: () => written(reference),
      isContinued: true,
      start: ({ url }) => request(`${url}/plans/${reference}/pay`, { headers: ofPage(customer) }),
    },
  ]);
  expect(kills.get('page')).toBeGreaterThanOrEqual(3);
  const { location } = await customer.get(`/plans/${reference}/pay`);
  const session = location?.split('/').at(-1) ?? '';
  const opened = peer.objects
    .all('checkout.session')
    .filter(({ metadata }) => (metadata as { case?: string }).case === reference);
  expect(opened.map(({ id }) => id)).toEqual([session]);
});
