import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { siteClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AttemptCounter } from '../../platform/limits/attempt-counter.ts';
import { removeOldLinks } from './links/mailed-link.ts';
import type { ChallengeStore } from './passkeys/challenge-store.ts';
import { removeUnconfirmed } from './registration/unconfirmed.ts';
import { sessions } from './tables/sessions.table.ts';

interface Dependencies {
  readonly database: Database;
  readonly counter: AttemptCounter;
  readonly challenges: ChallengeStore;
}

/**
 * Schedules the removal of expired sessions, emailed links, passkey challenges and attempt counts, and of accounts that
 * were not confirmed in time. The job runs every ten minutes, because anyone can create many challenges.
 */
export function scheduleAccountCleanup(
  app: FastifyInstance,
  { database, counter, challenges }: Dependencies,
): void {
  app.jobs.schedule({
    name: 'account-cleanup',
    cron: '*/10 * * * *',
    failure: 'Account cleanup failed',
    async run() {
      await database.delete(sessions).where(lt(sessions.expiresAt, siteClock.now()));
      await removeOldLinks(database);
      await removeUnconfirmed(database);
      await challenges.sweep();
      await counter.sweep();
    },
  });
}
