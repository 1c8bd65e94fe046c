import { rpcService } from './method.ts';
import type { publicConfigSchemas } from './schemas/configuration.ts';

/** The site configuration for everyone. */
export const publicConfig = rpcService<typeof publicConfigSchemas>('config', {
  load: 'public',
  loadCompany: 'public',
  loadEstimatorPrices: 'public',
});
