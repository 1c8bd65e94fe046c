/**
 * Loads the WebAuthn library (0.2 s of processor time) when the first passkey is requested; most starts never need it.
 */
export const webAuthn = () => import('@simplewebauthn/server');
