import { rpcService } from './method.ts';
import type { workSchemas } from './schemas/work.ts';

/**
 * The work that customers ordered (orders and Full Service cases), for staff. Cases are shown to roles that may also
 * READ UPLOAD.
 */
export const work = rpcService<typeof workSchemas>('work', {
  find: { resource: 'DESK', actions: ['READ'] },
  colleagues: { resource: 'DESK', actions: ['UPDATE'] },
  handOver: { resource: 'DESK', actions: ['UPDATE'] },
  setDuty: { resource: 'DESK', actions: ['UPDATE'] },
});
