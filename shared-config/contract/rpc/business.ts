import { rpcService } from './method.ts';
import type { businessSchemas } from './schemas/business.ts';

/** Business figures for the owner and the accountant. */
export const business = rpcService<typeof businessSchemas>('business', {
  figures: { resource: 'PAYMENT', actions: ['READ'] },
  payments: { resource: 'PAYMENT', actions: ['READ'] },
});
