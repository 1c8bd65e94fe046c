import type { OpenAttachment } from '../attachments.ts';
import type { Mail } from '../mail.ts';

/** Sends mail. `deliver` resolves only when the next hop has stored the mail safely. */
export interface MailTransport {
  deliver(mail: Mail, attachments: readonly OpenAttachment[]): Promise<void>;
}
