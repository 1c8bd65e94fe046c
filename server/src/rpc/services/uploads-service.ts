import type { Settings } from '../../settings/settings.ts';
import { defineMethod, noParams, type RpcService } from '../method.ts';

/** POST /rpc/public/uploads: what the upload form says before files are chosen. */
export function uploadsService({ upload }: Pick<Settings, 'upload'>): RpcService {
  return new Map([
    ['limits', defineMethod({ params: noParams, cacheable: true, handler: async () => upload })],
  ]);
}
