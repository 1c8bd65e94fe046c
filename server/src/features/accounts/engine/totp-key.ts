import { randomBytes } from 'node:crypto';

/** Returns a secret for an authenticator app: 192 random bits as base64url text. The text's bytes are the HMAC key. */
export function newTotpSecret(): string {
  return randomBytes(24).toString('base64url');
}

const base32Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the secret in base32 without padding (RFC 4648), as users enter it in an app. */
export function totpKey(secret: string): string {
  const bits = [...Buffer.from(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Digits[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Returns the URI in the QR code that sets up an authenticator app. */
export function totpUri(secret: string, issuer: string, holder: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(holder)}`;
  const params = new URLSearchParams({ secret: totpKey(secret), issuer, digits: '6', period: '30' });
  return `otpauth://totp/${label}?${params}`;
}
