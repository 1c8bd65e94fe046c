import { randomUUID } from 'node:crypto';
import { isSafeInMailHeader } from '@title24/shared-domain';
import { siteClock } from '../clock/clock.ts';

/** A mail as it is kept and sent. */
export interface Mail {
  readonly id: string;
  /** With angle brackets, the same at every try. */
  readonly messageId: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
}

/** What the writer of a mail says; the rest is generated. */
export type MailDraft = Omit<Mail, 'id' | 'messageId' | 'createdAt'>;

/** A mail that must not be sent: a header would hold what could forge another header or recipient. */
export class MailHeaderError extends Error {
  override readonly name = 'MailHeaderError';
}

/**
 * The mail of a draft, with an id of its own.
 * @throws MailHeaderError for an address that is none, or for control characters in a header.
 */
export function composeMail(draft: MailDraft): Mail {
  for (const [field, address] of Object.entries({
    from: draft.fromAddress,
    to: draft.toAddress,
    'reply-to': draft.replyTo,
  })) {
    if (address !== null && !isSafeInMailHeader(address)) {
      throw new MailHeaderError(`The ${field} address of a mail is not an e-mail address`);
    }
  }
  for (const [field, value] of Object.entries({ from: draft.fromName, subject: draft.subject })) {
    if (/\p{Cc}/u.test(value)) throw new MailHeaderError(`The ${field} of a mail holds a control character`);
  }
  const id = randomUUID();
  const domain = draft.fromAddress.slice(draft.fromAddress.lastIndexOf('@') + 1);
  return { ...draft, id, messageId: `<${id}@${domain}>`, createdAt: siteClock.now() };
}
