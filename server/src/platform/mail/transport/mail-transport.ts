import type { OpenAttachment } from '../attachments.ts';
import type { Mail } from '../mail.ts';

/**
 * The next hop has refused a mail's recipient or content permanently: it would refuse the same mail again.
 */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Sends mail. */
export interface MailTransport {
  /**
   * Resolves only when the next hop has stored the mail safely.
   * @throws MailRefusedError if another try is useless; other errors if it may succeed
   */
  deliver(mail: Mail, attachments: readonly OpenAttachment[]): Promise<void>;
}
