import { rpcService } from './method.ts';
import type { workSchemas } from './schemas/work.ts';

/**
 * Orders and Full Service cases in one list, for staff. Cases also require a permission on UPLOAD: READ to see them,
 * UPDATE to hand them over.
 */
export const work = rpcService<typeof workSchemas>('work', {
  find: { resource: 'DESK', actions: ['READ'] },
  neighbors: { resource: 'DESK', actions: ['READ'] },
  colleagues: { resource: 'DESK', actions: ['UPDATE'] },
  handOver: { resource: 'DESK', actions: ['UPDATE'] },
  setDuty: { resource: 'DESK', actions: ['UPDATE'] },
});
