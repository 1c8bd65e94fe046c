import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';

interface QueueState {
  readonly queue: string;
  readonly waiting: number;
  readonly oldest: number | null;
  readonly done: number | null;
}

/**
 * Adds gauges for each queue, across all servers: the number of due jobs, the seconds since the oldest of them became
 * due, and the Unix time in seconds at which a job last completed.
 */
export function measureJobs(metrics: Metrics, { $client }: Pick<Database, '$client'>): void {
  let reading: Promise<readonly QueueState[]> | null = null;
  const readQueues = async () => {
    const { rows } = await $client.query<QueueState>(
      `select name as queue,
         (count(*) filter (where is_due))::int as waiting,
         extract(epoch from now() - min(start_after) filter (where is_due))::float8 as oldest,
         extract(epoch from max(completed_on) filter (where state = 'completed'))::float8 as done
       from (select *, state in ('created', 'retry') and start_after <= now() as is_due from pgboss.job) jobs
       group by name`,
    );
    return rows;
  };
  // All three gauges share one query.
  const read = async (column: 'waiting' | 'oldest' | 'done') => {
    reading ??= readQueues().finally(() => {
      reading = null;
    });
    return (await reading).flatMap(({ queue, [column]: value }) =>
      value === null ? [] : [{ labels: { queue }, value }],
    );
  };
  metrics.gauge('site_jobs_waiting', 'Jobs that are due and wait', ['queue'], () => read('waiting'));
  metrics.gauge(
    'site_jobs_oldest_seconds',
    'How long the job that has waited longest is due',
    ['queue'],
    () => read('oldest'),
  );
  metrics.gauge('site_jobs_done_timestamp_seconds', 'When a job of the queue was last done', ['queue'], () =>
    read('done'),
  );
}
