/** Thrown if a second factor cannot be decrypted, usually because AUTH_SECRET was changed or removed. */
export class SecondFactorUnreadableError extends Error {
  override readonly name = 'SecondFactorUnreadableError';
}

export const unreadableLog =
  'A second factor cannot be decrypted: AUTH_SECRET is not what it was when the authenticator app was set up. Start the site with the former AUTH_SECRET, or turn off two-step verification for this account.';

export const unreadableMessage =
  'We can’t check this code, and that’s our fault. Log in with a passkey, or ask customer service for help (see Contact Us).';
