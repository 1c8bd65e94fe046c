/**
 * Loads the WebAuthn library when a passkey is first used. Loading takes 0.2 s of processor time, and most server runs
 * never need the library.
 */
export const webAuthn = () => import('@simplewebauthn/server');
