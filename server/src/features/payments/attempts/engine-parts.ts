import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { CardProvider } from '../card-provider.ts';
import type { Payables } from '../payables.ts';
import type { AttemptBook } from './attempt-book.ts';

/** Dependencies of card payments. */
export interface EngineParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: () => JobQueue;
  readonly provider: CardProvider;
  readonly payables: Payables;
  readonly book: AttemptBook;
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
