import { rpcService } from './method.ts';
import type { deskSchemas } from './schemas/desk.ts';

/** Customers' orders, for staff. Staff cannot act on their own orders. */
export const desk = rpcService<typeof deskSchemas>('desk', {
  load: { resource: 'DESK', actions: ['READ'] },
  snapshot: { resource: 'DESK', actions: ['READ'] },
  difference: { resource: 'DESK', actions: ['READ'] },
  // Each previewed action also requires its own permission.
  preview: { resource: 'DESK', actions: ['READ'] },
  addFile: { resource: 'DESK', actions: ['UPDATE'] },
  removeFile: { resource: 'DESK', actions: ['UPDATE'] },
  openFile: { resource: 'DESK', actions: ['READ'] },
  startReview: { resource: 'DESK', actions: ['UPDATE'] },
  release: { resource: 'DESK', actions: ['UPDATE'] },
  saveChecklist: { resource: 'DESK', actions: ['UPDATE'] },
  requestChanges: { resource: 'DESK', actions: ['UPDATE'] },
  deliver: { resource: 'DESK', actions: ['UPDATE'] },
  register: { resource: 'DESK', actions: ['UPDATE'] },
  markMailed: { resource: 'DESK', actions: ['UPDATE'] },
  extend: { resource: 'DESK', actions: ['UPDATE'] },
  cancel: { resource: 'DESK', actions: ['UPDATE'] },
  refuseCancel: { resource: 'DESK', actions: ['UPDATE'] },
  unlock: { resource: 'DESK', actions: ['UPDATE'] },
  relock: { resource: 'DESK', actions: ['UPDATE'] },
  note: { resource: 'DESK', actions: ['UPDATE'] },
  confirmFee: { resource: 'PAYMENT', actions: ['UPDATE'] },
  waive: { resource: 'PAYMENT', actions: ['UPDATE'] },
  recordPayment: { resource: 'PAYMENT', actions: ['UPDATE'] },
  retryCharge: { resource: 'PAYMENT', actions: ['UPDATE'] },
  refund: { resource: 'PAYMENT', actions: ['DELETE'] },
});
