import type { FaqLetter, HelpItem } from '@title24/shared-domain';
import { method, rpcService } from './method.ts';

/** Help texts and FAQ answers for everyone. */
export const publicHelp = rpcService('help', {
  findById: method<{ readonly id: string }, HelpItem>('public'),
  findByCategory: method<{ readonly category: FaqLetter }, readonly HelpItem[]>('public'),
});
