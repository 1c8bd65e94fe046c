import type { OpenAttachment } from '../attachments.ts';
import type { Mail } from '../mail.ts';

/** Thrown when the mail server permanently refuses an email's recipient or content. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

export interface MailTransport {
  /**
   * Sends an email. Resolves only when the mail server has accepted the email, or the local mailbox has stored it.
   * @throws MailRefusedError if further attempts are useless; any other error if a further attempt may succeed
   */
  deliver(mail: Mail, attachments: readonly OpenAttachment[]): Promise<void>;
}
