import { rpcService } from './method.ts';
import type { casesSchemas } from './schemas/cases.ts';

/** Full Service cases for analysts. */
export const cases = rpcService<typeof casesSchemas>('cases', {
  act: { resource: 'UPLOAD', actions: ['UPDATE'] },
  preview: { resource: 'UPLOAD', actions: ['UPDATE'] },
  refund: { resource: 'PAYMENT', actions: ['DELETE'] },
  addReport: { resource: 'UPLOAD', actions: ['UPDATE'] },
  removeReport: { resource: 'UPLOAD', actions: ['UPDATE'] },
});
