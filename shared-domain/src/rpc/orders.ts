import { rpcService } from './method.ts';
import type { ordersSchemas } from './schemas/orders.ts';

/** The caller's orders. Another customer's order is reported as not found. */
export const orders = rpcService<typeof ordersSchemas>('orders', {
  draft: { resource: 'ORDER', actions: ['READ'] },
  saveDraft: { resource: 'ORDER', actions: ['CREATE'] },
  prepareCard: { resource: 'ORDER', actions: ['CREATE'] },
  quote: { resource: 'ORDER', actions: ['CREATE'] },
  submit: { resource: 'ORDER', actions: ['CREATE'] },
  load: { resource: 'ORDER', actions: ['READ'] },
  list: { resource: 'ORDER', actions: ['READ'] },
  resubmit: { resource: 'ORDER', actions: ['CREATE'] },
  withdraw: { resource: 'ORDER', actions: ['CREATE'] },
  cancel: { resource: 'ORDER', actions: ['CREATE'] },
  requestCancel: { resource: 'ORDER', actions: ['CREATE'] },
  register: { resource: 'ORDER', actions: ['CREATE'] },
  openFile: { resource: 'ORDER', actions: ['READ'] },
  payLink: { resource: 'ORDER', actions: ['CREATE'] },
});
