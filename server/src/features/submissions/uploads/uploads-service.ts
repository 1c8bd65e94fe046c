import type { uploads } from '@title24/remote-kit/rpc/server';
import type { HandlersOf } from '../../../platform/rpc/method.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** POST /rpc/public/uploads: what the upload form shows before files are chosen. */
export function uploadsService({ upload }: Pick<Settings, 'upload'>): HandlersOf<typeof uploads> {
  return { limits: async () => upload };
}
