import {
  type ConfigurationForEdit,
  fillPlaceholders,
  type HelpItem,
  type Product,
} from '@title24/shared-domain';
import type { CaseQueue, CaseQueueView } from '@title24/shared-domain/cases';
import type { DeskQueue } from '@title24/shared-domain/orders';
import { announcementState } from '../announcement/announcement-state.ts';

/** Something that needs attention. */
export interface Task {
  readonly text: string;
  /** Page where the task is done. */
  readonly href: string;
}

interface Site {
  readonly configuration: ConfigurationForEdit;
  readonly products: readonly Product[];
  readonly helpTexts: readonly HelpItem[];
  readonly now: Date;
}

const things = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What there is to do about plans that were received, the most urgent first. */
export function caseTasks({ late, unassigned, mine }: CaseQueue['counts']): readonly Task[] {
  const tasks: readonly (readonly [number, string, CaseQueueView])[] = [
    [late, things(late, 'Full Service project is late.', 'Full Service projects are late.'), 'late'],
    [
      unassigned,
      things(
        unassigned,
        'set of plans is waiting for an analyst.',
        'sets of plans are waiting for an analyst.',
      ),
      'unassigned',
    ],
    [mine, things(mine, 'Full Service project is yours.', 'Full Service projects are yours.'), 'mine'],
  ];
  return tasks
    .filter(([count]) => count > 0)
    .map(([, text, view]) => ({ text, href: `/admin/submissions?view=${view}` }));
}

/** What there is to do about orders, the most urgent first. */
export function orderTasks({
  late,
  dueToday,
  waiting,
  cancelRequests,
  feesToConfirm,
  chargesDue,
}: DeskQueue['counts']): readonly Task[] {
  const tasks: readonly (readonly [number, string, string])[] = [
    [late, things(late, 'order is late.', 'orders are late.'), '/admin/orders?due=late'],
    [
      dueToday - late,
      things(dueToday - late, 'order is due today.', 'orders are due today.'),
      '/admin/orders?due=today',
    ],
    [
      waiting,
      things(waiting, 'order is waiting for review.', 'orders are waiting for review.'),
      '/admin/orders',
    ],
    [
      cancelRequests,
      things(cancelRequests, 'customer wants to cancel.', 'customers want to cancel.'),
      '/admin/orders',
    ],
    [
      feesToConfirm,
      things(
        feesToConfirm,
        'evaluation fee is waiting for a decision.',
        'evaluation fees are waiting for a decision.',
      ),
      '/admin/orders?state=cancelled&all=1',
    ],
    [
      chargesDue,
      things(chargesDue, 'charge is not paid yet.', 'charges are not paid yet.'),
      '/admin/orders?state=delivered',
    ],
  ];
  return tasks.filter(([count]) => count > 0).map(([, text, href]) => ({ text, href }));
}

/** What there is to do if so many mails could not be delivered. */
export function mailTasks(parked: number): readonly Task[] {
  if (parked === 0) return [];
  const text = parked === 1 ? '1 mail could not be delivered.' : `${parked} mails could not be delivered.`;
  return [{ text, href: '/admin/mail' }];
}

/** Finds open tasks in the state of the site. */
export function findTasks({ configuration: { config }, products, helpTexts, now }: Site): readonly Task[] {
  const tasks: Task[] = [];
  if (announcementState(config, now) === 'over')
    tasks.push({
      text: 'The announcement has ended. Remove it or schedule a new one.',
      href: '/admin/announcement',
    });
  if (config.isStagingEnv)
    tasks.push({
      text: 'The site shows the flag ‘Staging Environment’. Turn it off on the real site.',
      href: '/admin/announcement',
    });
  for (const { sku, name } of products.filter(({ isActive }) => !isActive))
    tasks.push({ text: `${name} (${sku}) is not for sale.`, href: `/admin/products?sku=${sku}` });
  for (const { id, question, helpText } of helpTexts) {
    const left = fillPlaceholders(helpText, { products, config }).match(/\{[A-Za-z]\w*(?::\w+)?\}/g);
    if (left)
      tasks.push({
        text: `“${question}” holds ${[...new Set(left)].join(', ')}, which the site cannot fill in.`,
        href: `/admin/help?id=${encodeURIComponent(id)}`,
      });
  }
  return tasks;
}
