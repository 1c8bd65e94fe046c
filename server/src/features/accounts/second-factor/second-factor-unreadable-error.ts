/** What is stored of a second factor cannot be decrypted: AUTH_SECRET was changed or taken away. */
export class SecondFactorUnreadableError extends Error {
  override readonly name = 'SecondFactorUnreadableError';
}

/** What the operator is told of it. */
export const unreadableLog =
  'A second factor cannot be decrypted: AUTH_SECRET is not what it was when the authenticator app was set up. Start the site with the former AUTH_SECRET, or switch the codes of this account off.';

/** What its holder is told. */
export const unreadableMessage =
  'We cannot check this code, and that is our fault. Try one of your backup codes, log in with a passkey, or ask customer service for help (see Contact Us).';
