import { rpcService } from './method.ts';
import type { deskSchemas } from './schemas/desk.ts';

/** Orders, for staff. Staff cannot act on orders of their own account. */
export const desk = rpcService<typeof deskSchemas>('desk', {
  find: { resource: 'ORDER', actions: ['READ', 'UPDATE'] },
  load: { resource: 'ORDER', actions: ['READ', 'UPDATE'] },
  snapshot: { resource: 'ORDER', actions: ['READ', 'UPDATE'] },
  difference: { resource: 'ORDER', actions: ['READ', 'UPDATE'] },
  preview: { resource: 'ORDER', actions: ['UPDATE'] },
  addFile: { resource: 'ORDER', actions: ['UPDATE'] },
  removeFile: { resource: 'ORDER', actions: ['UPDATE'] },
  openFile: { resource: 'ORDER', actions: ['READ', 'UPDATE'] },
  startReview: { resource: 'ORDER', actions: ['UPDATE'] },
  release: { resource: 'ORDER', actions: ['UPDATE'] },
  saveChecklist: { resource: 'ORDER', actions: ['UPDATE'] },
  requestChanges: { resource: 'ORDER', actions: ['UPDATE'] },
  deliver: { resource: 'ORDER', actions: ['UPDATE'] },
  register: { resource: 'ORDER', actions: ['UPDATE'] },
  markMailed: { resource: 'ORDER', actions: ['UPDATE'] },
  extend: { resource: 'ORDER', actions: ['UPDATE'] },
  cancel: { resource: 'ORDER', actions: ['UPDATE'] },
  refuseCancel: { resource: 'ORDER', actions: ['UPDATE'] },
  unlock: { resource: 'ORDER', actions: ['UPDATE'] },
  relock: { resource: 'ORDER', actions: ['UPDATE'] },
  note: { resource: 'ORDER', actions: ['UPDATE'] },
  confirmFee: { resource: 'ORDER', actions: ['UPDATE'] },
  waive: { resource: 'ORDER', actions: ['UPDATE'] },
  recordPayment: { resource: 'ORDER', actions: ['UPDATE'] },
  retryCharge: { resource: 'ORDER', actions: ['UPDATE'] },
  refund: { resource: 'ORDER', actions: ['DELETE'] },
});
