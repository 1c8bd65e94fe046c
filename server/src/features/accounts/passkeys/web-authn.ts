/**
 * Loads the WebAuthn library when a passkey is first used. Loading needs 0.2 s of processor time, and most server
 * processes never use the library.
 */
export const webAuthn = () => import('@simplewebauthn/server');
