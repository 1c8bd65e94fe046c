import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';

/** The sender as the recipients' mail servers see it. */
export interface MailSender {
  /** The address to which undeliverable mail is returned (the envelope sender); null means the address in From. */
  readonly bounceAddress: string | null;
  /**
   * The key that signs mail for the domain of its From (RFC 6376), and its name in DNS. Holds a secret: never log it.
   */
  readonly dkim: { readonly selector: string; readonly privateKey: string } | null;
}

/** The sender's environment variables. */
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

/** Returns the sender in the environment; mail is signed if both the selector and the key are there. */
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

// Mail servers need not support other kinds of keys.
function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
