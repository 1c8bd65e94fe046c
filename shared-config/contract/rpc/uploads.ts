import { rpcService } from './method.ts';
import type { uploadsSchemas } from './schemas/uploads.ts';

/** Limits that the upload form shows before files are chosen. */
export const uploads = rpcService<typeof uploadsSchemas>('uploads', { limits: 'public' });
