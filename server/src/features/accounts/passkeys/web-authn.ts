/**
 * Loads the WebAuthn library on first use: it needs 0.2 s of processor time, and most server processes never use it.
 */
export const webAuthn = () => import('@simplewebauthn/server');
