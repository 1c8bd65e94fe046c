import { rpcService } from './method.ts';
import type { businessSchemas } from './schemas/business.ts';

/** Business figures and payments, for roles that may see revenue. */
export const business = rpcService<typeof businessSchemas>('business', {
  figures: { resource: 'PAYMENT', actions: ['READ'] },
  payments: { resource: 'PAYMENT', actions: ['READ'] },
});
