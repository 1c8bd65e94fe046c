import { productsService } from '../../features/catalogue/products-service.ts';
import { configService } from '../../features/configuration/config-service.ts';
import { helpService } from '../../features/help/help-service.ts';
import { uploadsService } from '../../features/submissions/uploads/uploads-service.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import type { RpcServices } from './method.ts';

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
