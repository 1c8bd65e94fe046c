import { setTimeout as sleep } from 'node:timers/promises';
import type { AcceptedChange, RegistryChange } from '@title24/shared-domain';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { mayAct, type RegistryActor } from '../tokens/registry-actor.ts';
import { RegistryProblem } from './registry-problem.ts';
import type { RegistryService } from './registry-service.ts';

/** A requested release, or a requested rollback to a given version. */
interface WantedChange {
  readonly actor: RegistryActor;
  readonly action: 'release' | 'rollback';
  readonly name: string;
  /** For a rollback, the live or canary version to replace; null for any version. */
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
  /** Percentage of visitors for a canary; absent for all visitors. */
  readonly percent?: number | undefined;
}

/** A refusal as stored with its job. */
type Refusal = Pick<RegistryProblem, 'code' | 'message' | 'remedy' | 'details'>;

type Outcome = { readonly change: RegistryChange } | { readonly refusal: Refusal };

interface Options {
  readonly service: RegistryService;
  readonly jobs: Pick<JobQueue, 'addRequested' | 'request' | 'findRequested'>;
  /** Milliseconds that a request waits for the outcome. */
  readonly waitMs?: number;
}

const queue = 'registry-change';

/** Time limit of a job, longer than a release usually takes. */
const timeoutSeconds = 300;

/** Milliseconds to wait for an outcome; less than the timeouts of clients. */
const defaultWaitMs = 10_000;

/** Milliseconds between checks of a pending job. */
const lookAgainMs = 100;

/**
 * Runs releases, and rollbacks to given versions, as jobs, because they can outlast a request. Given the id of a
 * change, any server of the site can return the outcome. An interrupted job is not repeated, because the part may have
 * been rolled back in the meantime.
 */
export class ChangeJobs {
  readonly #service: RegistryService;
  readonly #jobs: Options['jobs'];
  readonly #waitMs: number;

  constructor({ service, jobs, waitMs = defaultWaitMs }: Options) {
    this.#waitMs = waitMs;
    this.#service = service;
    this.#jobs = jobs;
    jobs.addRequested({ name: queue, timeoutSeconds, run: (wanted: WantedChange) => this.#run(wanted) });
  }

  /**
   * Accepts a change.
   *
   * @throws RegistryProblem if the actor is not allowed to make the change, or if version `to` is unknown, has a
   * malformed descriptor or has files that are no longer kept
   */
  async accept(wanted: WantedChange): Promise<AcceptedChange> {
    await this.#service.requireKept(wanted.actor, wanted.action, wanted.name, wanted.to);
    return { id: await this.#jobs.request(queue, wanted) };
  }

  /**
   * Returns the outcome of a change; null if it is still pending after `waitMs` milliseconds.
   *
   * @throws RegistryProblem if the change was refused, failed, is unknown, or may not be seen by this actor
   */
  async outcome(actor: RegistryActor, id: string): Promise<RegistryChange | null> {
    const end = performance.now() + this.#waitMs;
    for (;;) {
      const job = await this.#jobs.findRequested<WantedChange, Outcome>(queue, id);
      if (!job || !mayAct(actor, job.data.action, job.data.name)) throw noSuchChange();
      if (job.hasEnded) return changeOf(job.data, job.result);
      if (performance.now() >= end) return null;
      await sleep(lookAgainMs);
    }
  }

  async #run({ actor, action, name, from, to, reason, percent }: WantedChange): Promise<Outcome> {
    try {
      const change =
        action === 'release'
          ? await this.#service.release(actor, name, to, reason, { percent })
          : await this.#service.rollBack(actor, name, { from, to, reason });
      return { change };
    } catch (error) {
      if (!(error instanceof RegistryProblem)) throw error;
      const { code, message, remedy, details } = error;
      return { refusal: { code, message, remedy, details } };
    }
  }
}

/**
 * Returns the change of a finished job.
 *
 * @throws RegistryProblem if the change was refused or failed
 */
function changeOf({ name, to }: WantedChange, outcome: Outcome | null): RegistryChange {
  if (outcome === null)
    throw new RegistryProblem(
      'interrupted',
      `The server stopped while it checked ${name} ${to}.`,
      'The history shows which version is live; if it is another one, send it again.',
    );
  if ('change' in outcome) return outcome.change;
  const { code, message, remedy, details } = outcome.refusal;
  throw new RegistryProblem(code, message, remedy, details);
}

const noSuchChange = () =>
  new RegistryProblem(
    'notFound',
    'There is no such change, or it ended more than a week ago.',
    'The history of the part shows what is live.',
  );
