import { generateKeyPairSync } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { openSiteDatabase } from '../../site-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { eventually } from '../db/testing/eventually.ts';
import { type SeededDataDir, seededDataDir } from '../db/testing/seeded-data-dir.ts';
import { canMount, SmallDisk } from '../files/testing/small-disk.ts';
import requestLog from '../http/request-log.ts';
import type { RetryPolicy } from '../jobs/job-queue.ts';
import { jobsPlugin } from '../jobs/jobs.plugin.ts';
import { causes } from '../logging/cause.ts';
import { exportSpans } from '../logging/export-spans.ts';
import { SpanCollector } from '../logging/testing/span-collector.ts';
import { type MailSender, mailSender } from '../settings/mail-sender.ts';
import type { MailAttachment } from './attachments.ts';
import { deliveryJob } from './delivery-job.ts';
import { mailPlugin } from './mail.plugin.ts';
import { composeMail, type Mail } from './mail.ts';
import { mailOutbox } from './mail-outbox.table.ts';
import { deliveryQueue, queueMail } from './outbox.ts';
import { dkimVerified } from './testing/dkim-verified.ts';
import { SmtpPeer } from './testing/smtp-peer.ts';
import { type SmtpTimeouts, smtpTransport } from './transport/smtp-transport.ts';

let folder: SeededDataDir;
let database: OpenDatabase;
let peer: SmtpPeer;
let app: FastifyInstance;
const fastRetry = { limit: 2, firstDelay: 1, maxDelay: 1 };

async function start(
  siteEnv: 'development' | 'production',
  smtpUrl: string | null,
  options: {
    timeouts?: SmtpTimeouts;
    sendsMail?: boolean;
    publicUrl?: string;
    retry?: RetryPolicy;
    sender?: MailSender;
  } = {},
): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(jobsPlugin, { database });
  const { timeouts, sendsMail = true, publicUrl = null, retry = fastRetry, sender } = options;
  const mail = {
    siteEnv,
    smtpUrl,
    sendsMail,
    mailSender: sender ?? mailSender({}),
    publicUrl,
    mailRetentionDays: 90,
  };
  const settings = { dataDir: folder.dataDir, ...mail };
  await server.register(mailPlugin, { database, settings, retry, ...(timeouts && { timeouts }) });
  await server.ready();
  return server;
}

beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder, 'server');
}, 60_000);
afterAll(async () => {
  await database.close();
  await folder.remove();
});
beforeEach(async () => {
  peer = await SmtpPeer.listen();
  app = await start('development', peer.url);
});
afterEach(async () => {
  await app.close();
  await peer.close();
});

async function send(
  attachments: readonly MailAttachment[] = [],
  { isUrgent = false, toAddress = 'ana@example.org' } = {},
): Promise<Mail> {
  const mail = composeMail({
    fromName: 'Energy Compliance Reports',
    fromAddress: 'info@example.com',
    toAddress,
    replyTo: 'service@example.com',
    subject: 'Grüße: your files',
    text: 'Hello\n.\nBye',
    html: '<p>Hello</p>',
    attachments,
  });
  await database.transaction((transaction) => queueMail(transaction, app.jobs, mail, { isUrgent }));
  app.jobs.wake(deliveryQueue);
  return mail;
}

const state = async (id: string) => {
  const { rows } = await database.$client.query(
    'select state, attempts, last_error from mail_outbox where id = $1',
    [id],
  );
  return rows[0] as { state: string; attempts: number; last_error: string | null };
};
/** Waits until the email has the state `wanted`. Due jobs run immediately, because polling takes seconds. */
const waitForState = (id: string, wanted: string) =>
  eventually(async () => {
    app.jobs.wake(deliveryQueue);
    const now = await state(id);
    return now.state === wanted ? now : null;
  });

test('an email carries the id of the request that caused it, if any', async () => {
  const asked = await causes.run({ request: 'r-1' }, () => send());
  await waitForState(asked.id, 'delivered');
  await waitForState((await send()).id, 'delivered');
  const ids = peer.received.map(({ content }) => /^X-Request-ID: (.*)\r$/m.exec(content)?.[1]);
  expect(ids).toEqual(['r-1', undefined]);
});

test('a request, the job that it queues and the email that the job sends are spans of one trace', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const collector = await SpanCollector.listen();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const stop = exportSpans('authorization=Bearer%20s3cret');
  const site = Fastify();
  await site.register(requestLog);
  site.post('/orders/:number', () => send());
  const sampled = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const unsampled = { traceparent: `00-${trace}-00f067aa0ba902b7-00` };
  for (const headers of [sampled, unsampled]) {
    const response = await site.inject({ method: 'POST', url: '/orders/ana@example.org', headers });
    await waitForState(response.json().id, 'delivered');
  }
  await site.close();
  await stop();
  collector.close();
  // Other traces belong to jobs that the site starts itself.
  const spans = collector.spans.filter(({ traceId }) => traceId === trace);
  const [request, job, mail] = ['POST /orders/:number', 'job mail-delivery', 'mail'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(spans.filter(({ name }) => !name.startsWith('query '))).toHaveLength(3);
  expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7' });
  expect(job).toMatchObject({ parentSpanId: request?.spanId });
  expect(mail).toMatchObject({ parentSpanId: job?.spanId });
  expect(JSON.stringify(spans)).not.toContain('ana@');
  expect(collector.headers.authorization).toBe('Bearer s3cret');
});

test('an email reaches the mail server with its headers and both bodies', async () => {
  const mail = await send();
  expect(await waitForState(mail.id, 'delivered')).toMatchObject({ attempts: 1, last_error: null });
  expect(peer.received).toHaveLength(1);
  const { from, to, content } = peer.received[0] ?? {};
  expect({ from, to }).toEqual({ from: 'info@example.com', to: ['ana@example.org'] });
  expect(content).toContain(`Message-ID: ${mail.messageId}\r\n`);
  expect(content).toContain('From: Energy Compliance Reports <info@example.com>\r\n');
  expect(content).toContain('Reply-To: service@example.com\r\n');
  expect(content).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe=3A_your_files?=\r\n');
  expect(content).toContain('Content-Type: text/plain; charset=utf-8');
  expect(content).toContain('Content-Type: text/html; charset=utf-8');
});

test('an email is signed for its From domain, and its envelope sender is the bounce address', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await app.close();
  const sender = mailSender({
    MAIL_BOUNCE_ADDRESS: 'bounces@example.net',
    DKIM_SELECTOR: 'site2026',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  });
  app = await start('development', peer.url, { sender });
  await waitForState((await send()).id, 'delivered');
  const [{ from, content } = { from: '', content: '' }] = peer.received;
  expect(from).toBe('bounces@example.net');
  expect(dkimVerified(content, publicKey)).toMatchObject({ d: 'example.com', s: 'site2026' });
  expect(dkimVerified(content.replace('Bye', 'Buy'), publicKey)).toBeNull();
  expect(dkimVerified(content.replace('your', 'my'), publicKey)).toBeNull();
});

test('an email contains its attachments, which are read on delivery, and waits if one is missing', async () => {
  const attachment = { source: 'test', id: 'report', name: 'report.pdf', mediaType: 'application/pdf' };
  const asked: string[] = [];
  app.mailAttachments.add('test', async (id) => {
    asked.push(id);
    if (asked.length === 1) throw new Error('not there');
    return Readable.from([Buffer.from('%PDF-1.7')]);
  });
  const mail = await send([attachment]);
  expect(await waitForState(mail.id, 'delivered')).toMatchObject({ attempts: 2, last_error: null });
  expect(peer.received).toHaveLength(1);
  const [{ content } = { content: '' }] = peer.received;
  expect(content).toContain('Content-Disposition: attachment; filename=report.pdf');
  expect(content).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  expect(asked).toEqual(['report', 'report']);
});

test('an email that is refused temporarily is sent again with the same Message-ID', async () => {
  peer.refuseNext(1, 451);
  const mail = await send();
  expect(await waitForState(mail.id, 'delivered')).toMatchObject({ attempts: 2, last_error: null });
  expect(peer.received.map(({ content }) => /^Message-ID: (.*)\r$/m.exec(content)?.[1])).toEqual([
    mail.messageId,
  ]);
});

test('an email is sent again with the same Message-ID if the connection drops before the email is accepted', async () => {
  peer.dropNext(1);
  const mail = await send();
  await waitForState(mail.id, 'delivered');
  const ids = peer.received.map(({ content }) => /^Message-ID: (.*)\r$/m.exec(content)?.[1]);
  expect(ids).toEqual([mail.messageId, mail.messageId]);
});

test('the log states why the mail server cannot be reached, but not the recipient’s address', async () => {
  const mail = await send();
  await waitForState(mail.id, 'delivered');
  await database.$client.query("update mail_outbox set state = 'queued' where id = $1", [mail.id]);
  const url = peer.url;
  await peer.close();
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line), error: () => {} };
  const attachments = { open: async () => [] };
  const job = deliveryJob({ database, transport: smtpTransport(url, mailSender({})), attachments, log });
  await expect(job.run(mail.id)).rejects.toThrow('The mail was not delivered');
  const reason = `connect ECONNREFUSED ${new URL(url).host}`;
  expect(lines).toEqual([{ mail: mail.id, code: 'ESOCKET', reason }]);
});

test('delivery waits for a mail server that answers late', async () => {
  peer.delayNext(1);
  const mail = await send();
  await eventually(async () => peer.received.length > 0);
  expect(await state(mail.id)).toMatchObject({ state: 'queued', attempts: 0 });
  peer.answerDelayed();
  expect(await waitForState(mail.id, 'delivered')).toMatchObject({ attempts: 1 });
  expect(peer.received).toHaveLength(1);
});

test('an email is sent again with the same Message-ID if the mail server never answers', async () => {
  await app.close();
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 300 };
  app = await start('development', peer.url, { timeouts });
  peer.delayNext(1);
  const mail = await send();
  expect(await waitForState(mail.id, 'delivered')).toMatchObject({ attempts: 2, last_error: null });
  const ids = peer.received.map(({ content }) => /^Message-ID: (.*)\r$/m.exec(content)?.[1]);
  expect(ids).toEqual([mail.messageId, mail.messageId]);
});

test('an email is parked after its last attempt', async () => {
  peer.refuseNext(Number.POSITIVE_INFINITY, 451);
  const mail = await send();
  const parked = await waitForState(mail.id, 'parked');
  expect(parked).toMatchObject({ attempts: 3, last_error: expect.stringContaining('451') });
  expect(peer.received).toEqual([]);
}, 30_000);

test.each(['recipient', 'content'] as const)(
  'an email whose %s is permanently refused is parked at once, and delivered when staff send it again',
  async (step) => {
    peer.refuseNext(1, 550, step);
    const mail = await send();
    const parked = await waitForState(mail.id, 'parked');
    expect(parked).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') });
    await database.transaction(async (transaction) => {
      await transaction.update(mailOutbox).set({ state: 'queued' }).where(eq(mailOutbox.id, mail.id));
      await app.jobs.sendAgain(transaction, deliveryQueue, mail.id);
    });
    app.jobs.wake(deliveryQueue);
    expect(await waitForState(mail.id, 'delivered')).toMatchObject({ attempts: 2, last_error: null });
  },
);

test.each([
  ['the mail server requires a login', 530, 'recipient'],
  ['the sender is refused', 550, 'sender'],
  ['the mail server reports a wrong order of commands', 503, 'content'],
] as const)(
  'an email is tried again if %s (%i), because the reply does not concern the email',
  async (_, code, step) => {
    peer.refuseNext(1, code, step);
    const mail = await send();
    expect(await waitForState(mail.id, 'delivered')).toMatchObject({ attempts: 2 });
  },
);

test('after an hour without a mail server, every email is delivered once, and urgent email is among the first ten', async () => {
  await app.close();
  const { url } = peer;
  await peer.close();
  app = await start('development', url, { retry: { limit: 245, firstDelay: 900, maxDelay: 900 } });
  const sent: Mail[] = [];
  for (let at = 0; at < 24; at += 1) sent.push(await send());
  const urgent = await send([], { isUrgent: true, toAddress: 'ben@example.org' });
  sent.push(urgent);
  const everyMail = (attempts: number) =>
    eventually(async () => {
      app.jobs.wake(deliveryQueue);
      const states = await Promise.all(sent.map(({ id }) => state(id)));
      return states.every((each) => each.state === 'queued' && each.attempts === attempts);
    });
  await everyMail(1);
  // With the maximum delay of fifteen minutes, these four attempts would cover an hour.
  for (let attempts = 2; attempts <= 5; attempts += 1) {
    await skipRetryDelays();
    await everyMail(attempts);
  }
  peer = await SmtpPeer.listen(Number(new URL(url).port));
  await skipRetryDelays();
  for (const { id } of sent) await waitForState(id, 'delivered');
  expect(peer.received.map(({ content }) => /^Message-ID: (.*)\r$/m.exec(content)?.[1]).sort()).toEqual(
    sent.map(({ messageId }) => messageId).sort(),
  );
  // Up to ten emails are sent at the same time, so others can overtake the urgent one.
  expect(peer.received.findIndex(({ to }) => to[0] === urgent.toAddress)).toBeLessThan(10);
}, 60_000);

/** Ends the delay of all jobs that are waiting for another attempt. */
async function skipRetryDelays(): Promise<void> {
  const jobs = (states: string) => `from pgboss.job where name = $1 and state in (${states})`;
  await eventually(async () => {
    const { rows } = await database.$client.query(`select ${jobs("'created', 'active'")}`, [deliveryQueue]);
    return rows.length === 0;
  });
  await database.$client.query(
    "update pgboss.job set start_after = start_after - interval '1 hour' where name = $1 and state = 'retry'",
    [deliveryQueue],
  );
  app.jobs.wake(deliveryQueue);
}

test('a site with MAIL=none parks email with the reason, and serves no mailbox', async () => {
  await app.close();
  app = await start('production', null, { sendsMail: false });
  const mail = await send();
  expect(await waitForState(mail.id, 'parked')).toMatchObject({
    attempts: 0,
    last_error: 'This site sends no mail (MAIL=none)',
  });
  expect((await app.inject('/dev/mail')).statusCode).toBe(404);
});

test('an email without a delivery job is sent after the next start', async () => {
  await app.close();
  const mail = await send();
  await database.$client.query('delete from pgboss.job where id = $1', [mail.id]);
  app = await start('development', peer.url);
  await waitForState(mail.id, 'delivered');
});

test('an email is not stored if its transaction fails', async () => {
  await expect(
    database.transaction(async (transaction) => {
      await queueMail(transaction, app.jobs, composeMail({ ...(await send()), subject: 'Never' }));
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const { rows } = await database.$client.query(`select 1 from mail_outbox where subject = 'Never'`);
  expect(rows).toEqual([]);
});

describe('the local mailbox', () => {
  (canMount ? test : test.skip)(
    'keeps email while the disk is full, and delivers it when there is space again',
    async () => {
      await app.close();
      const mailbox = path.join(folder.dataDir, 'mailbox');
      const disk = await SmallDisk.mount(mailbox, 64);
      try {
        app = await start('development', null, { retry: { limit: 245, firstDelay: 900, maxDelay: 900 } });
        await disk.fill();
        const mail = await send();
        await eventually(async () => (await state(mail.id)).attempts === 1);
        expect(await state(mail.id)).toMatchObject({
          state: 'queued',
          last_error: expect.stringContaining('ENOSPC'),
        });
        await disk.free();
        await skipRetryDelays();
        await waitForState(mail.id, 'delivered');
        expect(await readdir(mailbox)).toEqual([`${mail.id}.eml`]);
      } finally {
        disk.unmount();
      }
    },
  );

  test('is not served with a mail server, with a public URL, or in production', async () => {
    expect((await app.inject('/dev/mail')).statusCode).toBe(404);
    const production = await start('production', null);
    expect((await production.inject('/dev/mail')).statusCode).toBe(404);
    await production.close();
    const open = await start('development', null, { publicUrl: 'https://www.example.com' });
    expect((await open.inject('/dev/mail')).statusCode).toBe(404);
    await open.close();
  });

  test('opens only for a browser on the server’s machine', async () => {
    const local = await start('development', null);
    const ask = async (options: object) => (await local.inject({ url: '/dev/mail', ...options })).statusCode;
    expect(await ask({})).toBe(200);
    expect(await ask({ remoteAddress: '192.0.2.1' })).toBe(403);
    expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(403);
    expect(await ask({ headers: { host: 'evil.example' } })).toBe(403);
    await local.close();
  });

  test('lists email, shows it without running its scripts, and serves the raw message', async () => {
    await app.close();
    app = await start('development', null);
    const mail = composeMail({
      fromName: 'Reports',
      fromAddress: 'info@example.com',
      toAddress: 'ana@example.org',
      replyTo: null,
      subject: '<script>alert(1)</script>',
      text: '</pre><script>alert(2)</script>',
      html: '<p>Hi</p><script>alert(3)</script>',
    });
    await database.transaction((transaction) => queueMail(transaction, app.jobs, mail));
    await waitForState(mail.id, 'delivered');
    for (const url of ['/dev/mail', `/dev/mail/${mail.id}`]) {
      const page = await app.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(page.body).not.toContain('<script');
    }
    const html = await app.inject(`/dev/mail/${mail.id}/html`);
    expect(html.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    const raw = await app.inject(`/dev/mail/${mail.id}/message.eml`);
    expect(raw.headers['content-type']).toContain('message/rfc822');
    expect(raw.body).toContain(`Message-ID: ${mail.messageId}`);
    for (const url of [
      '/dev/mail/x',
      '/dev/mail/..%2f..%2flock',
      `/dev/mail/${mail.id.replace(/./g, '0')}`,
    ]) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
  });
});
