import { rpcService } from './method.ts';
import type { businessSchemas } from './schemas/business.ts';

/** Figures about the business, for its owner and accountant. */
export const business = rpcService<typeof businessSchemas>('business', {
  figures: { resource: 'PAYMENT', actions: ['READ'] },
  payments: { resource: 'PAYMENT', actions: ['READ'] },
});
