import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { sessions, verifications } from '../db/schema/index.ts';
import type { TryCounter } from './login/try-counter.ts';
import { removeUnconfirmed } from './registration/unconfirmed.ts';

const intervalMs = 60 * 60_000;

/** Removes, at the start and each hour, what is over: sessions, mailed tokens, unconfirmed accounts, counted tries. */
export function keepHouse(app: FastifyInstance, database: Database, counter: TryCounter): void {
  const sweep = async () => {
    const now = new Date();
    await database.delete(sessions).where(lt(sessions.expiresAt, now));
    await database.delete(verifications).where(lt(verifications.expiresAt, now));
    await removeUnconfirmed(database);
    await counter.sweep();
  };
  const run = () =>
    sweep().catch((err: unknown) => app.log.error({ err }, 'What is over in the accounts was not removed.'));
  const timer = setInterval(run, intervalMs).unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}
