import type { uploads } from '@title24/remote-kit/rpc/server';
import type { HandlersOf } from '../../../platform/rpc/method.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** Creates the service that returns the limits for the upload form, POST /rpc/public/uploads. */
export function uploadsService({ upload }: Pick<Settings, 'upload'>): HandlersOf<typeof uploads> {
  return { limits: async () => upload };
}
