import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { uploads } from '@title24/remote-kit/rpc';
import { defaultUploadLimits } from '@title24/shared-domain/full-service';

/** Fixtures with the server's default limits. */
export default defineFixtures({ calls: [answerCall(uploads.limits, () => defaultUploadLimits)] });
