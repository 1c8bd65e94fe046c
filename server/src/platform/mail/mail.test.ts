import { mailSender } from '../settings/mail-sender.ts';
import { composeMail, type MailDraft, MailHeaderError } from './mail.ts';
import { smtpTransport } from './transport/smtp-transport.ts';

const draft: MailDraft = {
  fromName: 'Energy Compliance Reports',
  fromAddress: 'info@example.com',
  toAddress: 'ana@example.org',
  replyTo: null,
  subject: 'Your files',
  text: 'Hello',
  html: '<p>Hello</p>',
};

test('an email gets an id, and a Message-ID in the sending domain', () => {
  const mail = composeMail(draft);
  expect(mail.messageId).toBe(`<${mail.id}@example.com>`);
  expect(composeMail(draft).id).not.toBe(mail.id);
});

test.each([
  ['toAddress', 'ana@example.org\r\nBcc: victim@example.net'],
  ['toAddress', 'ana@example.org\n'],
  ['toAddress', 'ana@example.org, victim@example.net'],
  ['toAddress', 'Ana <ana@example.org>'],
  ['toAddress', '"a\r\nb"@example.org'],
  ['toAddress', ''],
  ['replyTo', 'ana@example.org\r\nX-Forged: 1'],
  ['fromAddress', 'info@example.com\u0000'],
  ['fromName', 'Reports\r\nBcc: victim@example.net'],
  ['subject', 'Files\nBcc: victim@example.net'],
  ['subject', 'Files\u0000'],
])('no header can be forged through the field %s with the value %j', (field, value) => {
  expect(() => composeMail({ ...draft, [field]: value })).toThrow(MailHeaderError);
});

test('no header can be forged through the name of an attachment', () => {
  const attachment = {
    source: 'orders',
    id: '1',
    name: 'a.pdf\r\nX-Forged: 1',
    mediaType: 'application/pdf',
  };
  expect(() => composeMail({ ...draft, attachments: [attachment] })).toThrow(MailHeaderError);
});

test('an unreachable mail server causes an error', async () => {
  await expect(
    smtpTransport('smtp://127.0.0.1:1', mailSender({})).deliver(composeMail(draft), []),
  ).rejects.toThrow('ECONNREFUSED');
});
