import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { security } from '@title24/remote-kit/rpc';

/** Logged-out fixtures; the login page requests a passkey challenge. */
export default defineFixtures({
  calls: [
    answerCall(security.passkeyLoginOptions, () => ({
      id: '00000000-0000-4000-8000-000000000000',
      options: {
        challenge: 'Y2hhbGxlbmdl',
        timeout: 300_000,
        rpId: 'localhost',
        userVerification: 'required',
      },
    })),
  ],
});
