import { randomUUID } from 'node:crypto';
import { isSafeInMailHeader } from '@title24/shared-domain';
import { siteClock } from '../clock/clock.ts';
import type { MailAttachment } from './attachments.ts';

/** An email as it is stored and sent. */
export interface Mail {
  readonly id: string;
  /** With angle brackets. Constant across all attempts. */
  readonly messageId: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  readonly createdAt: Date;
}

/** The fields of an email that are not generated. */
export type MailDraft = Omit<Mail, 'id' | 'messageId' | 'createdAt' | 'attachments'> &
  Partial<Pick<Mail, 'attachments'>>;

/** Thrown for an invalid address, or for a header value that could add another header. */
export class MailHeaderError extends Error {
  override readonly name = 'MailHeaderError';
}

/**
 * Completes a draft and assigns an id.
 * @throws MailHeaderError for an invalid address, or for control characters in a header
 */
export function composeMail(draft: MailDraft): Mail {
  for (const [field, address] of Object.entries({
    from: draft.fromAddress,
    to: draft.toAddress,
    'reply-to': draft.replyTo,
  })) {
    if (address !== null && !isSafeInMailHeader(address)) {
      throw new MailHeaderError(`The ${field} address of a mail is not a valid email address`);
    }
  }
  const { attachments = [] } = draft;
  const headers = [
    ['from', draft.fromName],
    ['subject', draft.subject],
    ...attachments.map(({ name }) => ['attachment', name]),
  ] as const;
  for (const [field = '', value = ''] of headers) {
    if (/\p{Cc}/u.test(value))
      throw new MailHeaderError(`The ${field} of a mail contains a control character`);
  }
  const id = randomUUID();
  const domain = draft.fromAddress.slice(draft.fromAddress.lastIndexOf('@') + 1);
  return { ...draft, attachments, id, messageId: `<${id}@${domain}>`, createdAt: siteClock.now() };
}
