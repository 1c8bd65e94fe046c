import type { FaqCategory, FaqLetter, HelpItem, HelpRevision } from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';

/** Help texts and FAQ answers for staff, as they are written. */
export const help = rpcService('help', {
  loadFaqCategories: method<NoParams, readonly FaqCategory[]>({ resource: 'HELP', actions: ['READ'] }),
  loadFaqCatHelp: method<{ readonly category: FaqLetter }, readonly HelpItem[]>({
    resource: 'HELP',
    actions: ['READ'],
  }),
  findById: method<{ readonly id: string }, HelpItem>({ resource: 'HELP', actions: ['READ'] }),
  update: method<
    {
      readonly help: Pick<HelpItem, 'id' | 'question' | 'helpText'> & Partial<Pick<HelpItem, 'lastUpdate'>>;
    },
    HelpItem
  >({ resource: 'HELP', actions: ['UPDATE'] }),
  history: method<{ readonly id: string }, readonly HelpRevision[]>({ resource: 'HELP', actions: ['READ'] }),
  restore: method<{ readonly id: string; readonly revision: number }, HelpItem>({
    resource: 'HELP',
    actions: ['UPDATE'],
  }),
});
