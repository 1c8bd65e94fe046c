import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { uploads } from '@title24/remote-kit/rpc';
import { defaultUploadLimits } from '@title24/shared-domain/full-service';

/** The default limits of a server. */
export default defineFixtures({ calls: [answerCall(uploads.limits, () => defaultUploadLimits)] });
