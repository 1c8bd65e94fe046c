import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';

/** Envelope sender and signing key of outgoing email. */
export interface MailSender {
  /** Envelope sender, to which undeliverable email is returned. Null means that the From address is used. */
  readonly bounceAddress: string | null;
  /**
   * DKIM key for the domain of the From address (RFC 6376), and its selector in DNS; null if email is not
   * signed. The key must never be logged.
   */
  readonly dkim: { readonly selector: string; readonly privateKey: string } | null;
}

export const mailSenderEnvironment = {
  MAIL_BOUNCE_ADDRESS: v.optional(
    v.pipe(v.string(), v.email('must be an email address, such as bounces@example.com')),
  ),
  DKIM_SELECTOR: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z\d][a-z\d.-]*$/i, 'must be the name before ._domainkey, such as site2026'),
    ),
  ),
  DKIM_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isRsaKey,
        'must be an RSA private key in PEM, such as `openssl genrsa 2048` prints; give its file as DKIM_PRIVATE_KEY_FILE',
      ),
    ),
  ),
};

interface Given {
  readonly MAIL_BOUNCE_ADDRESS?: string | undefined;
  readonly DKIM_SELECTOR?: string | undefined;
  readonly DKIM_PRIVATE_KEY?: string | undefined;
}

/** Returns the sender configured in the environment. With a selector and a key, email is signed. */
export function mailSender({
  MAIL_BOUNCE_ADDRESS,
  DKIM_SELECTOR: selector,
  DKIM_PRIVATE_KEY: privateKey,
}: Given): MailSender {
  return {
    bounceAddress: MAIL_BOUNCE_ADDRESS ?? null,
    dkim: selector && privateKey ? { selector, privateKey } : null,
  };
}

// Nodemailer signs only with RSA keys.
function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
