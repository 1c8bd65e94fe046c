import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { siteClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AttemptCounter } from '../../platform/limits/attempt-counter.ts';
import { removeOldLinks } from './links/mailed-link.ts';
import type { ChallengeStore } from './passkeys/challenge-store.ts';
import { removeUnconfirmed } from './registration/unconfirmed.ts';
import { sessions } from './tables/sessions.table.ts';

/** Interval in milliseconds; short because of challenges, which anyone can request in large numbers. */
const intervalMs = 10 * 60_000;

interface Dependencies {
  readonly database: Database;
  readonly counter: AttemptCounter;
  readonly challenges: ChallengeStore;
}

/**
 * Removes expired data at startup and every ten minutes: sessions, mailed links, unconfirmed accounts, challenges,
 * attempt counts.
 */
export function scheduleAccountCleanup(
  app: FastifyInstance,
  { database, counter, challenges }: Dependencies,
): void {
  const sweep = async () => {
    await database.delete(sessions).where(lt(sessions.expiresAt, siteClock.now()));
    await removeOldLinks(database);
    await removeUnconfirmed(database);
    await challenges.sweep();
    await counter.sweep();
  };
  const run = () => sweep().catch((err: unknown) => app.log.error({ err }, 'Account cleanup failed'));
  const timer = setInterval(run, intervalMs).unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}
