import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { security } from '@title24/remote-kit/rpc';

/** Fixtures for a logged-out visitor. */
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
