import type { RpcClient } from '@title24/remote-kit/contract';
import { config, mail, products } from '@title24/remote-kit/rpc';
import { loadHelpTexts } from '../calls/load-help-texts.ts';
import { findTasks, mailTasks, missedByVisitors, type Task } from './tasks.ts';

/** Tasks for staff who maintain the site. */
export interface SiteTasks {
  readonly toDo: readonly Task[];
  /** Tasks about missing content that visitors expect. */
  readonly missed: readonly Task[];
}

/** Loads the tasks for staff who maintain the site. */
export async function loadTasks(call: RpcClient['call']): Promise<SiteTasks> {
  const [configuration, catalog, sections, parked] = await Promise.all([
    call(config.loadForEdit),
    call(products.findAll),
    loadHelpTexts(call),
    call(mail.findParked, { page: 1 }),
  ]);
  const helpTexts = sections.flatMap(({ items }) => items);
  return {
    toDo: [
      ...mailTasks(parked.total),
      ...findTasks({ configuration, products: catalog, helpTexts, now: new Date() }),
    ],
    missed: missedByVisitors(configuration.config),
  };
}
