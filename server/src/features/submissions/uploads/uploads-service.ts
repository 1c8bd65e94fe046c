import { defineMethod, noParams } from '../../../platform/rpc/method.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** POST /rpc/public/uploads: what the upload form says before files are chosen. */
export function uploadsService({ upload }: Pick<Settings, 'upload'>) {
  return {
    limits: defineMethod({ params: noParams, cacheable: true, handler: async () => upload }),
  };
}
