import { rpcService } from './method.ts';
import type { configSchemas } from './schemas/configuration.ts';

/** The stored site configuration and estimator prices, for staff. */
export const config = rpcService<typeof configSchemas>('config', {
  loadForEdit: { resource: 'CONFIG', actions: ['READ'] },
  update: { resource: 'CONFIG', actions: ['UPDATE'] },
  loadEstimatorPrices: { resource: 'CONFIG', actions: ['READ'] },
  updateEstimatorPrices: { resource: 'CONFIG', actions: ['UPDATE'] },
});
