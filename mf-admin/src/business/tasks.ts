import {
  type ConfigurationForEdit,
  completePaymentWays,
  counted,
  fillPlaceholders,
  type HelpItem,
  type Product,
  type SiteConfiguration,
} from '@title24/shared-domain';
import { announcementState } from '../announcement/announcement-state.ts';

/** A task for staff. */
export interface Task {
  readonly text: string;
  /** Path of the page for the task. */
  readonly href: string;
}

interface Site {
  readonly configuration: ConfigurationForEdit;
  readonly products: readonly Product[];
  readonly helpTexts: readonly HelpItem[];
  readonly now: Date;
}

/** Returns a task if emails could not be delivered. */
export function mailTasks(parked: number): readonly Task[] {
  if (parked === 0) return [];
  const text = `${counted(parked, 'mail')} could not be delivered.`;
  return [{ text, href: '/admin/mail' }];
}

/** Returns the tasks that concern the announcement, the staging flag, the products or the help texts. */
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

/** Returns tasks for missing content that visitors expect. */
export function missedByVisitors({ about, contentDates, payment }: SiteConfiguration): readonly Task[] {
  const missing: readonly (readonly [string | undefined, string])[] = [
    [about?.people, 'Who prepares the reports: names, credentials and license numbers.'],
    [about?.hours, 'The hours in which someone answers the phone.'],
    [about?.serviceArea, 'Where you work.'],
    [payment && completePaymentWays(payment).join(), 'Whom customers pay by check or transfer, and how.'],
    [contentDates?.terms, 'The date of the terms, which customers accept with an order.'],
    [contentDates?.privacyPolicy, 'The date of the privacy policy.'],
  ];
  return missing.filter(([text]) => !text?.trim()).map(([, text]) => ({ text, href: '/admin/company' }));
}
