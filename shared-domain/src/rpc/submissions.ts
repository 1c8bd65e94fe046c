import { rpcService } from './method.ts';
import type { submissionsSchemas } from './schemas/submissions.ts';

/** Full Service submissions from customers, for analysts. */
export const submissions = rpcService<typeof submissionsSchemas>('submissions', {
  load: { resource: 'UPLOAD', actions: ['READ'] },
  openFile: { resource: 'UPLOAD', actions: ['READ'] },
  openAll: { resource: 'UPLOAD', actions: ['READ'] },
  addNote: { resource: 'UPLOAD', actions: ['UPDATE'] },
  delete: { resource: 'UPLOAD', actions: ['DELETE'] },
});
