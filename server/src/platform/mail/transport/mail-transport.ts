import type { OpenAttachment } from '../attachments.ts';
import type { Mail } from '../mail.ts';

/**
 * Thrown when the next hop refuses a recipient or the content of an email permanently. Further attempts are useless.
 */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

export interface MailTransport {
  /**
   * Sends an email. Resolves only when the next hop has stored it safely.
   * @throws MailRefusedError if further attempts are useless; another error if a further attempt may succeed
   */
  deliver(mail: Mail, attachments: readonly OpenAttachment[]): Promise<void>;
}
