import type { Database } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import type { RpcServices } from './method.ts';
import { configService } from './services/config-service.ts';
import { helpService } from './services/help-service.ts';
import { productsService } from './services/products-service.ts';
import { uploadsService } from './services/uploads-service.ts';

/** What anybody may call, by the service's name in its address: POST /rpc/public/{name}. */
export function publicServices(
  database: Database,
  settings: Pick<Settings, 'siteEnv' | 'upload'>,
): RpcServices {
  return new Map([
    ['config', configService(database, settings)],
    ['products', productsService(database)],
    ['help', helpService(database)],
    ['uploads', uploadsService(settings)],
  ]);
}
