import type { Mail } from '../mail.ts';

/** A way out for mail. `deliver` resolves only when the mail is safe with the next hop. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
}
