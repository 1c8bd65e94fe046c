import { type JobDefinition, JobQueue } from '../../../platform/jobs/job-queue.ts';

/**
 * Prevents the jobs in these queues from doing their work. Affects each site that is opened from now on.
 * @returns the original `run` functions by queue name; the map is filled when a site is opened
 */
export function leaveJobs(...kinds: string[]): ReadonlyMap<string, JobDefinition['run']> {
  const left = new Map<string, JobDefinition['run']>();
  const { add } = JobQueue.prototype;
  JobQueue.prototype.add = function addOrLeave(this: JobQueue, definition: JobDefinition) {
    if (!kinds.includes(definition.name)) return add.call(this, definition);
    left.set(definition.name, definition.run);
    add.call(this, { ...definition, run: async () => undefined });
  };
  return left;
}
