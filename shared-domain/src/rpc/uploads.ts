import { rpcService } from './method.ts';
import type { uploadsSchemas } from './schemas/uploads.ts';

/** Limits on the number and size of files. The upload form shows the limits before files are chosen. */
export const uploads = rpcService<typeof uploadsSchemas>('uploads', { limits: 'public' });
