import type { RpcClient } from '@title24/remote-kit/contract';
import { cases, config, desk, mail, products } from '@title24/remote-kit/rpc';
import { loadHelpTexts } from '../calls/load-help-texts.ts';
import { caseTasks, findTasks, mailTasks, orderTasks, type Task } from './tasks.ts';

export interface TasksFor {
  /** Whether the role manages the site's texts and configuration. */
  readonly seesSite: boolean;
  readonly seesSubmissions: boolean;
  readonly seesOrders: boolean;
}

/** Loads the tasks for someone with this role. */
export async function loadTasks(
  call: RpcClient['call'],
  { seesSite, seesSubmissions, seesOrders }: TasksFor,
): Promise<readonly Task[]> {
  const found = await Promise.all([
    seesOrders ? loadOrderTasks(call) : [],
    seesSubmissions ? loadCaseTasks(call) : [],
    seesSite ? loadSiteTasks(call) : [],
  ]);
  return found.flat();
}

async function loadOrderTasks(call: RpcClient['call']) {
  const { counts } = await call(desk.find, { page: 1 });
  return orderTasks(counts);
}

async function loadCaseTasks(call: RpcClient['call']) {
  const { counts } = await call(cases.queue, { view: 'work' });
  return caseTasks(counts);
}

async function loadSiteTasks(call: RpcClient['call']) {
  const [configuration, catalogue, sections, parked] = await Promise.all([
    call(config.loadForEdit),
    call(products.findAll),
    loadHelpTexts(call),
    call(mail.findParked, { page: 1 }),
  ]);
  const helpTexts = sections.flatMap(({ items }) => items);
  return [
    ...mailTasks(parked.total),
    ...findTasks({ configuration, products: catalogue, helpTexts, now: new Date() }),
  ];
}
