import { rpcService } from './method.ts';
import type { helpSchemas } from './schemas/help.ts';

/** Help texts and FAQ answers for staff. Placeholders are not filled in. */
export const help = rpcService<typeof helpSchemas>('help', {
  loadFaqCategories: { resource: 'HELP', actions: ['READ'] },
  loadFaqCatHelp: { resource: 'HELP', actions: ['READ'] },
  findById: { resource: 'HELP', actions: ['READ'] },
  update: { resource: 'HELP', actions: ['UPDATE'] },
  history: { resource: 'HELP', actions: ['READ'] },
  restore: { resource: 'HELP', actions: ['UPDATE'] },
});
