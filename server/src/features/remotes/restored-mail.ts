import type { SiteConfiguration } from '@title24/shared-domain';
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

/** Emails staff that a release was rolled back automatically. */
export async function mailRestored(
  { database, jobs, configuration, origin }: Dependencies,
  { name, from, to, reason }: RestoredVersion,
): Promise<void> {
  const mail = composeContent(
    configuration,
    { toAddress: staffAddress(configuration), origin },
    {
      subject: `${name} ${from} was rolled back`,
      paragraphs: [
        `The site rolled ${name} back from ${from} to ${to} by itself, as it failed for visitors.`,
        `${reason}.`,
        'Tell the team that released it. It can be released again once the cause is fixed.',
      ],
      link: { path: '/admin/remotes', words: 'Look at its history' },
    },
  );
  await database.transaction((transaction) => queueMail(transaction, jobs, mail));
  jobs.wake(deliveryQueue);
}
