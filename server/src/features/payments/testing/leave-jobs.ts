import { type JobDefinition, JobQueue } from '../../../platform/jobs/job-queue.ts';

/**
 * Makes jobs in these queues end without doing anything, as if lost with their process. Affects all sites opened later.
 * @returns a map to which each opened site adds the original `run` function of each queue
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
