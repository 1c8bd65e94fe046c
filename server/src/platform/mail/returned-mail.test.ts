import { eq } from 'drizzle-orm';
import { openSiteDatabase } from '../../site-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../db/testing/seeded-data-dir.ts';
import { mailOutbox } from './mail-outbox.table.ts';
import { parkReturnedMail } from './returned-mail.ts';

let folder: SeededDataDir;
let database: OpenDatabase;

const id = '5d0c8a3b-2f4e-4d6a-9b7c-1e3f5a7b9c11';

const notification = (action: string, messageId = `<${id}@example.com>`) =>
  [
    'From: MAILER-DAEMON@mail.example.com',
    'Message-ID: <20261129041634.1@mail.example.com>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; ana@example.com',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.com>:',
    '    User unknown',
    '',
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    'Message-ID:',
    ` ${messageId}`,
    '--x--',
  ].join('\r\n');

beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder);
  await database.insert(mailOutbox).values({
    id,
    messageId: `<${id}@example.com>`,
    fromName: 'Energy Compliance Reports',
    fromAddress: 'info@example.com',
    toAddress: 'ana@example.com',
    subject: 'Your order',
    text: 'x',
    html: 'x',
    state: 'delivered',
  });
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

const mail = async () => (await database.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];

test('an email that is returned is parked with the reason', async () => {
  expect(await parkReturnedMail(database, notification('failed'))).toBe(1);
  expect(await mail()).toMatchObject({
    state: 'parked',
    lastError: 'Returned: smtp; 550 5.1.1 <ana@example.com>: User unknown',
  });
});

test('an email is parked only if it was delivered and a report says that it was returned', async () => {
  await database.update(mailOutbox).set({ state: 'delivered', lastError: null });
  for (const message of [
    notification('delayed'),
    notification('failed', '<unknown@example.com>'),
    `Subject: Re: Your order\r\nIn-Reply-To: <${id}@example.com>\r\n\r\nThanks`,
    '',
  ])
    expect(await parkReturnedMail(database, message)).toBe(0);
  expect(await mail()).toMatchObject({ state: 'delivered' });
  // The same notification does not park an email that was queued again after its return.
  await database.update(mailOutbox).set({ state: 'queued' });
  expect(await parkReturnedMail(database, notification('failed'))).toBe(0);
});
