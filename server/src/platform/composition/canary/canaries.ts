import { matchRoute, type RegistryEntry } from '@title24/remote-kit/contract';
import { canaryLimits } from '@title24/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { clientOf } from '../../http/client.ts';
import type { HostCookie } from '../../http/host-cookie.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Previews } from '../preview/previews.ts';
import {
  type Canary,
  countVisitors,
  forgetVisitors,
  hoursOf,
  recordVisitor,
  recordVisitorFailure,
  runningCanaries,
} from '../registry/canary/canary-records.ts';
import {
  assignVisitor,
  canaryVerdict,
  isVisitorBits,
  newVisitorBits,
} from '../registry/canary/canary-rule.ts';
import type { RegistryReader, RegistrySnapshot } from '../registry/live-registry.ts';
import { RegistryProblem } from '../registry/service/registry-problem.ts';
import type { RegistryService } from '../registry/service/registry-service.ts';
import { versionRow } from '../registry/version-rows.ts';
import { type ShownVersions, withVersion } from '../registry/with-version.ts';
import { withTimeout } from '../with-timeout.ts';

interface Options {
  readonly db: Database;
  readonly registry: RegistryReader;
  readonly service: Pick<RegistryService, 'release' | 'withdrawCanary'>;
  readonly previews: Pick<Previews, 'fitting'>;
  readonly cookie: HostCookie;
  readonly log: { warn(details: object, message: string): void };
}

/** A request during a canary. */
interface CanaryVisit {
  /** Undefined for a visitor who gets the live versions. */
  readonly shown?: ShownVersions | undefined;
  /** Counts the load of the page at this path. */
  loaded(pathname: string): void;
}

/** The running canaries that can be shown together with the live parts. */
interface Running {
  readonly live: RegistrySnapshot;
  readonly canaries: readonly (Canary & { readonly entry: RegistryEntry })[];
}

/** The actor recorded when a canary ends automatically. */
export const canaryWatcher = { accountId: null, accountName: 'the watch over canaries', scope: null };

/** Maximum milliseconds that a request waits for the list of canaries. */
const waitMs = 1_000;

/** Maximum number of counted visitors and clients in memory. */
const maxRemembered = 40_000;

/** Maximum number of counted visits per client and canary, because a client can send any number of cookies. */
const maxVisitsPerClient = 100;

/**
 * Shows canaries to their share of visitors, and ends a canary when its outcome is known (ADR 88). Random bits in a
 * visitor's cookie decide which canaries the visitor gets. Requests without the cookie get the live versions.
 */
export class Canaries {
  readonly #options: Options;
  readonly #running = new WeakMap<RegistrySnapshot, Promise<Running>>();
  /** How often this server has counted each visitor and client, separately for each canary. */
  readonly #counted = new LRUCache<string, number>({ max: maxRemembered });

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Returns the canary visit for a request; null if no canary is running or the canaries cannot be read in time.
   *
   * @param reply gets the cookie of a new visitor; if absent, no cookie is set
   */
  async of(request: FastifyRequest, reply?: FastifyReply): Promise<CanaryVisit | null> {
    const { cookie } = this.#options;
    const running = await this.#current();
    if (!running) return null;
    const bits = cookie.read(request);
    if (!isVisitorBits(bits)) {
      if (reply) cookie.set(reply, newVisitorBits(), canaryLimits.hours * 3_600_000);
      return { loaded: () => undefined };
    }
    const { live, canaries } = running;
    const own = canaries.filter((canary) => assignVisitor(canary, bits).isOnCanary);
    const shownIn = (all: RegistrySnapshot) =>
      own.reduce((changed, { entry }) => withVersion(changed, entry), all);
    return {
      shown: own.length > 0 ? { key: own.map(({ id }) => id).join(' '), shownIn } : undefined,
      loaded: (pathname) => {
        const name = matchRoute(shownIn(live).remotes, pathname)?.entry.name;
        for (const canary of canaries)
          this.#record(canary, { ...assignVisitor(canary, bits), opened: canary.name === name }, request);
      },
    };
  }

  /** Returns the registry entries of the running canaries; none if the canaries cannot be read in time. */
  async entries(): Promise<readonly RegistryEntry[]> {
    return (await this.#current())?.canaries.map(({ entry }) => entry) ?? [];
  }

  /**
   * Counts a visitor's report that a canary, or the live version of its part, failed in the browser. Withdraws the
   * canary if it clearly fails more often than the live version. Ignores the report if the visitor was not
   * assigned to the reported version or has loaded no page, or if a failure of the visitor or client was already
   * counted.
   */
  async failed({ name, url }: RegistryEntry, request: FastifyRequest): Promise<void> {
    const { db, cookie } = this.#options;
    const bits = cookie.read(request);
    const canary = (await this.#current())?.canaries.find((each) => each.name === name);
    if (!canary || !isVisitorBits(bits)) return;
    const { visitor, isOnCanary } = assignVisitor(canary, bits);
    const client = `${canary.id} failure ${clientOf(request).key}`;
    // Counts the client before the failure is recorded, because a client can send several reports at once.
    if (isOnCanary !== (url === canary.entry.url) || !this.#takes(client)) return;
    if (await recordVisitorFailure(db, canary.id, visitor)) await this.#decide(canary, false);
    else this.#counted.delete(client);
  }

  /** Ends the canaries whose outcome is known. */
  async decideAll(): Promise<void> {
    const { db, log } = this.#options;
    await forgetVisitors(db);
    for (const canary of await runningCanaries(db)) {
      const { name, version } = canary;
      await this.#decide(canary, true).catch((err: unknown) =>
        log.warn({ err, name, version }, 'A canary could not be ended'),
      );
    }
  }

  async #decide(canary: Canary, mayPromote: boolean): Promise<void> {
    const { db, service } = this.#options;
    const { id, name, version, control, percent } = canary;
    const counts = await countVisitors(db, canary);
    const { visitors, failed, controlVisitors, controlFailed } = counts;
    const hours = hoursOf(canary);
    const verdict = canaryVerdict(counts, { percent, hours });
    const reason = `after ${hours.toFixed(1)} hours, ${version} had failed for ${failed} of ${visitors} visitors, and ${control} for ${controlFailed} of ${controlVisitors}`;
    if (verdict === 'withdrawn') await service.withdrawCanary(canaryWatcher, canary, reason);
    if (verdict !== 'promoted' || !mayPromote) return;
    try {
      await service.release(canaryWatcher, name, version, reason, { promotes: id });
    } catch (error) {
      if (!(error instanceof RegistryProblem)) throw error;
      const why = `it cannot be promoted: ${error.message.replace(/\.$/, '')}`;
      await service.withdrawCanary(canaryWatcher, canary, why);
    }
  }

  /** Returns the running canaries; null if there are none or they cannot be read in time. */
  async #current(): Promise<Running | null> {
    const reading = this.#options.registry.current().then((live) => this.#runningIn(live));
    const running = await withTimeout(reading, waitMs).catch(() => null);
    return running && running.canaries.length > 0 ? running : null;
  }

  #runningIn(live: RegistrySnapshot): Promise<Running> {
    const known = this.#running.get(live);
    if (known) return known;
    const reading = this.#read(live);
    this.#running.set(live, reading);
    // After a failure, the next request reads the canaries again.
    reading.catch(() => this.#running.delete(live));
    return reading;
  }

  async #read(live: RegistrySnapshot): Promise<Running> {
    const { db, previews, log } = this.#options;
    const canaries: Running['canaries'][number][] = [];
    for (const canary of await runningCanaries(db)) {
      const { name, version } = canary;
      const row = await versionRow(db, canary);
      try {
        if (row) canaries.push({ ...canary, entry: await previews.fitting(live, row) });
      } catch (err) {
        if (!(err instanceof RequestError)) throw err;
        log.warn({ err, name, version }, 'A canary cannot be shown; its visitors get the live version');
      }
    }
    return { live, canaries };
  }

  #record({ id, name }: Canary, visit: Parameters<typeof recordVisitor>[2], request: FastifyRequest): void {
    const { db, log } = this.#options;
    const key = `${id} ${visit.visitor} ${visit.opened}`;
    const client = `${id} visits ${clientOf(request).key}`;
    if (!this.#takes(key)) return;
    if (!this.#takes(client, maxVisitsPerClient)) return void this.#counted.delete(key);
    recordVisitor(db, id, visit).catch((err: unknown) => {
      this.#counted.delete(key);
      log.warn({ err, name }, 'A visitor of a canary was not counted');
    });
  }

  /** Counts a key. Returns false if `max` was already reached. */
  #takes(key: string, max = 1): boolean {
    const count = this.#counted.get(key) ?? 0;
    if (count < max) this.#counted.set(key, count + 1);
    return count < max;
  }
}
