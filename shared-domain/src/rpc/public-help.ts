import { rpcService } from './method.ts';
import type { publicHelpSchemas } from './schemas/help.ts';

/** Help texts and FAQ answers for everyone. */
export const publicHelp = rpcService<typeof publicHelpSchemas>('help', {
  findById: 'public',
  findByCategory: 'public',
});
