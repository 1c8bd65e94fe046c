import { rpcService } from './method.ts';
import type { repliesSchemas } from './schemas/replies.ts';

/** Prepared texts that staff insert into messages to customers. */
export const replies = rpcService<typeof repliesSchemas>('replies', {
  load: { resource: 'DESK', actions: ['READ'] },
  save: { resource: 'DESK', actions: ['UPDATE'] },
});
