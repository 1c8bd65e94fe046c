import { rpcService } from './method.ts';
import type { helpSchemas } from './schemas/help.ts';

/** Help texts and FAQ answers with their placeholders, for staff. */
export const help = rpcService<typeof helpSchemas>('help', {
  loadFaqCategories: { resource: 'HELP', actions: ['READ'] },
  loadFaqCatHelp: { resource: 'HELP', actions: ['READ'] },
  findById: { resource: 'HELP', actions: ['READ'] },
  update: { resource: 'HELP', actions: ['UPDATE'] },
  history: { resource: 'HELP', actions: ['READ'] },
  restore: { resource: 'HELP', actions: ['UPDATE'] },
});
