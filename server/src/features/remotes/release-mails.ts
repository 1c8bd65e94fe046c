import type { SiteConfiguration } from '@title24/shared-domain';
import type { EndedCanary } from '../../platform/composition/registry/canary/canary-records.ts';
import type { RestoredVersion } from '../../platform/composition/rendering/restore-version.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { composeContent } from '../../platform/mail/mail-content.ts';
import { deliveryQueue, queueMail } from '../../platform/mail/outbox.ts';
import { staffAddress } from '../../platform/mail/staff-address.ts';

interface Dependencies {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly configuration: SiteConfiguration;
  /** Public origin of the site. */
  readonly origin: string;
}

/** Notifies staff by email that a release was rolled back automatically. */
export function mailRestored(
  dependencies: Dependencies,
  { name, from, to, reason }: RestoredVersion,
): Promise<void> {
  return mailStaff(dependencies, `${name} ${from} was rolled back`, [
    `The site rolled ${name} back from ${from} to ${to} automatically, because it failed for visitors.`,
    `${reason}.`,
    'Tell the team that released it. It can be released again once the cause is fixed.',
  ]);
}

const effects: Readonly<Record<EndedCanary['outcome'], (canary: EndedCanary) => string>> = {
  promoted: ({ version }) => `All visitors get ${version} now.`,
  withdrawn: ({ control }) => `All visitors get ${control}, as before.`,
  replaced: () => 'Another release or a rollback has taken its place.',
};

/** Tells staff by email how a canary ended, who ended it, and why. */
export function mailCanaryEnded(dependencies: Dependencies, canary: EndedCanary): Promise<void> {
  const { name, version, outcome, by, reason } = canary;
  return mailStaff(dependencies, `The canary ${name} ${version} was ${outcome}`, [
    `It was ended by ${by}: ${reason}.`,
    effects[outcome](canary),
  ]);
}

async function mailStaff(
  { database, jobs, configuration, origin }: Dependencies,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  const mail = composeContent(
    configuration,
    { toAddress: staffAddress(configuration), origin },
    { subject, paragraphs, link: { path: '/admin/remotes', words: 'Look at its history' } },
  );
  await database.transaction((transaction) => queueMail(transaction, jobs, mail));
  jobs.wake(deliveryQueue);
}
