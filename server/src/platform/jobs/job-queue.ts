import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type JobResult, PgBoss, type Queue } from 'pg-boss';
import type { Database, OpenDatabase, Transaction } from '../db/database.ts';
import { type Cause, causes, inSpan } from '../logging/cause.ts';

/** A type of job. */
export interface JobDefinition {
  readonly name: string;
  readonly retry: RetryPolicy;
  /** Maximum number of concurrent jobs on each server; 10 by default. */
  readonly concurrency?: number;
  /** Time limit of one attempt; 120 by default. */
  readonly attemptTimeoutSeconds?: number;
  /**
   * Runs the job with this id. If the run rejects or takes too long, or the process dies, the job runs again as `retry`
   * allows, so it must be safe to repeat.
   */
  run(id: string): Promise<void>;
  /**
   * Called after the last attempt fails, even if the process died during that attempt. Called again if it rejects, so
   * it must be safe to repeat.
   */
  park(id: string): Promise<void>;
}

/** Work that is due at regular times, such as a cleanup. Only one server of the site runs it at a time. */
export interface ScheduledJob {
  readonly name: string;
  /** In UTC, with minutes as the smallest unit. */
  readonly cron: string;
  /** Message to log with the error if a run fails. The next run tries again. */
  readonly failure: string;
  /** Must be safe to repeat and to interrupt. */
  run(): Promise<void>;
}

/**
 * Work that can outlast the HTTP request that asks for it. {@link JobQueue.request} returns an id, with which
 * {@link JobQueue.findRequested} finds the outcome. Each server runs one job of each type at a time.
 */
export interface RequestedJob<Data extends object, Result extends object> {
  readonly name: string;
  readonly timeoutSeconds: number;
  /**
   * Resolves with the result, which is stored with the job. If this function rejects or takes too long, or the server
   * stops, the job fails and is not repeated.
   */
  run(data: Data): Promise<Result>;
}

/** `limit` counts attempts after the first. The delay in seconds roughly doubles from `firstDelay` to `maxDelay`. */
export interface RetryPolicy {
  readonly limit: number;
  readonly firstDelay: number;
  readonly maxDelay: number;
}

const queueTiming = {
  expireInSeconds: 120,
  /** Seconds after which a running job counts as failed if its process sends no heartbeat. */
  heartbeatSeconds: 20,
};
/** At most one job is waiting or running, even if several servers send one. */
const scheduledQueue = {
  policy: 'exclusive',
  heartbeatSeconds: queueTiming.heartbeatSeconds,
  expireInSeconds: 600,
  retryLimit: 0,
} as const;
const requestedQueue = (timeoutSeconds: number) => ({
  heartbeatSeconds: queueTiming.heartbeatSeconds,
  expireInSeconds: timeoutSeconds,
  retryLimit: 0,
});
/** Seconds until pg-boss deletes a waiting job, in addition to the time of its retries. */
const keptSeconds = 14 * 86_400;
/** Seconds between checks for jobs whose process has died, and for due schedules. */
const defaultCheckSeconds = 10;
/** Seconds between polls for scheduled jobs. Polls for other jobs are more frequent. */
const scheduledPollSeconds = 10;
const defaultConcurrency = 10;
const defaultStopMs = 8_000;

/**
 * Runs jobs that are stored in the database (pg-boss). A job of a {@link JobDefinition} can be sent in the transaction
 * of the change that requires it, runs at least once, and is parked if its last attempt fails. Types of jobs must be
 * added before the queue starts.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly #definitions: JobDefinition[] = [];
  readonly #schedule: ScheduledJob[] = [];
  readonly #requested: RequestedJob<object, object>[] = [];
  readonly #workers = new Map<string, string>();

  constructor(
    database: OpenDatabase,
    log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
    checkSeconds = defaultCheckSeconds,
  ) {
    this.#database = database;
    this.#log = log;
    this.#boss = new PgBoss({
      // Maintenance can exceed the time limits for requests, and must not use their connections.
      db: { executeSql: (text, values) => database.background.$client.query(text, values) },
      superviseIntervalSeconds: checkSeconds,
      monitorIntervalSeconds: checkSeconds,
      cronMonitorIntervalSeconds: checkSeconds,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'Job queue error'));
    this.#boss.on('warning', ({ message }) => log.warn({ message }, 'Job queue warning'));
  }

  add(definition: JobDefinition): void {
    this.#definitions.push(definition);
  }

  /** Adds a scheduled job. Must be called before {@link start}, which calls {@link runNow} for the job. */
  schedule(job: ScheduledJob): void {
    this.#schedule.push(job);
  }

  addRequested<Data extends object, Result extends object>(job: RequestedJob<Data, Result>): void {
    this.#requested.push(job as unknown as RequestedJob<object, object>);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    const create = async (name: string, { policy, ...options }: Omit<Queue, 'name'>) => {
      if (!known.has(name)) return this.#boss.createQueue(name, { ...options, ...(policy && { policy }) });
      // An existing queue still has the options of an earlier start. Its policy cannot change.
      return this.#boss.updateQueue(name, options);
    };
    // A job may send another, so all queues must exist before the first job runs.
    await Promise.all([
      ...this.#definitions.map(async (definition) => {
        const { name } = definition;
        await create(parkedQueue(name), parkedJobs);
        await create(name, queueOf(definition));
      }),
      ...this.#schedule.map(({ name }) => create(name, scheduledQueue)),
      ...this.#requested.map(({ name, timeoutSeconds }) => create(name, requestedQueue(timeoutSeconds))),
    ]);
    await Promise.all([
      ...this.#definitions.map((definition) => this.#startOne(definition)),
      ...this.#schedule.map((job) => this.#startScheduled(job)),
      ...this.#requested.map((job) => this.#startRequested(job)),
    ]);
  }

  async #startRequested({ name, run }: RequestedJob<object, object>): Promise<void> {
    const worker = await this.#boss.work<object & Caused>(name, async ([job]) => {
      if (!job) return undefined;
      const { cause, ...data } = job.data;
      try {
        return await inCause(name, cause, () => run(data));
      } catch (err) {
        this.#log.error({ err, job: job.id, name }, 'A requested job failed');
        throw err;
      }
    });
    this.#workers.set(name, worker);
  }

  /** Requests a job. @returns the job's id */
  async request(name: string, data: object): Promise<string> {
    const id = await this.#boss.send(name, withCause(data));
    if (id === null) throw new Error(`A job of ${name} was not accepted`);
    this.wake(name);
    return id;
  }

  /**
   * Returns a requested job, or null if its id is unknown or it ended days ago. `result` is null before the end and
   * after a failure.
   */
  async findRequested<Data extends object, Result extends object>(name: string, id: string) {
    const [job] = await this.#boss.findJobs<Data & Caused>(name, { id });
    if (!job) return null;
    const { state, output } = job;
    const { cause: _, ...data } = job.data;
    const hasEnded = ['completed', 'failed', 'cancelled'].includes(state);
    return { data, hasEnded, result: state === 'completed' ? (output as Result) : null };
  }

  async #startScheduled({ name, cron, failure, run }: ScheduledJob): Promise<void> {
    const worker = await this.#boss.work(name, { pollingIntervalSeconds: scheduledPollSeconds }, async () => {
      try {
        await inCause(name, undefined, run);
      } catch (err) {
        this.#log.error({ err }, failure);
        throw err;
      }
    });
    this.#workers.set(name, worker);
    await this.#boss.schedule(name, cron);
    await this.runNow(name);
  }

  /** Runs a scheduled job soon, unless it is already waiting or running. */
  async runNow(name: string): Promise<void> {
    await this.#boss.send(name);
    this.wake(name);
  }

  async #startOne({ name, concurrency = defaultConcurrency, run, park }: JobDefinition): Promise<void> {
    this.#workers.set(name, await this.#work(name, concurrency, run));
    await this.#work(parkedQueue(name), defaultConcurrency, park);
  }

  #work(name: string, batchSize: number, run: (id: string) => Promise<void>): Promise<string> {
    return this.#boss.work<JobData>(name, { batchSize, perJobResults: true }, (jobs) =>
      Promise.all(
        jobs.map(({ id, data }) =>
          outcome(
            id,
            inCause(name, data.cause, () => run(data.id)),
          ),
        ),
      ),
    );
  }

  /**
   * Sends a job that exists only if `transaction` commits. A second job with the same name and id is dropped.
   * @param priority jobs with a higher priority run first
   */
  async send(transaction: Transaction | Database, name: string, id: string, priority = 0): Promise<void> {
    const data: JobData = withCause({ id });
    await this.#boss.send(name, data, { id, priority, db: fromDrizzle(transaction, sql) });
  }

  /** Sends an ended job again, such as a parked job. It gets a new job id, because the ended job keeps the old id. */
  async sendAgain(transaction: Transaction, name: string, id: string): Promise<void> {
    const data: JobData = withCause({ id });
    await this.#boss.send(name, data, { db: fromDrizzle(transaction, sql) });
  }

  /** Sends a job as {@link send} does, but in a separate transaction. */
  sendNow(name: string, id: string): Promise<void> {
    return this.send(this.#database, name, id);
  }

  /** Tells a queue's worker to poll immediately. Call this after the transaction that sends a job has committed. */
  wake(name: string): void {
    const worker = this.#workers.get(name);
    if (worker) this.#boss.notifyWorker(worker);
  }

  /** Waits up to `waitMs` milliseconds for running jobs, then stops. Unfinished jobs run again if they have retries. */
  async stop(waitMs = defaultStopMs): Promise<void> {
    const queues = [
      ...this.#definitions.flatMap(({ name }) => [name, parkedQueue(name)]),
      ...this.#schedule.map(({ name }) => name),
      ...this.#requested.map(({ name }) => name),
    ];
    // The graceful stop of pg-boss checks only every half second whether the last job has finished.
    const finished = Promise.all(queues.map((name) => this.#boss.offWork(name)));
    await Promise.race([finished, sleep(waitMs, undefined, { ref: false })]);
    await this.#boss.stop({ graceful: false, close: false });
  }
}

interface Caused {
  /** Absent for work that the site starts itself. */
  readonly cause?: Cause;
}

interface JobData extends Caused {
  /** Id with which the job was sent. The dead letter queue gives jobs new ids. */
  readonly id: string;
}

function withCause<Data extends object>(data: Data): Data & Caused {
  const cause = causes.getStore();
  return { ...data, ...(cause && { cause }) };
}

/** Runs a job of this name in a span. The job's cause becomes the cause of its work. */
function inCause<Result>(
  name: string,
  cause: Cause | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  const inJob = () => inSpan(`job ${name}`, 'consumer', run, {}, causes.getStore() ?? {});
  return cause ? causes.run({ ...cause, isJob: true }, inJob) : inJob();
}

const parkedJobs = { ...queueTiming, retryLimit: 100, retryDelay: 60 };

function queueOf({ name, retry, attemptTimeoutSeconds }: JobDefinition) {
  return {
    ...queueTiming,
    ...(attemptTimeoutSeconds && { expireInSeconds: attemptTimeoutSeconds }),
    retryLimit: retry.limit,
    retryDelay: retry.firstDelay,
    retryDelayMax: retry.maxDelay,
    retryBackoff: true,
    retentionSeconds: keptSeconds + retry.limit * retry.maxDelay,
    deadLetter: parkedQueue(name),
  };
}

function parkedQueue(name: string): string {
  return `${name}-parked`;
}

async function outcome(id: string, running: Promise<void>): Promise<JobResult> {
  try {
    await running;
    return { id, status: 'completed' };
  } catch (error) {
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}
