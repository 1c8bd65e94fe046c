import rateLimit from '@fastify/rate-limit';
import { maxFaultStack, partFaultsPath, type RegistryEntry } from '@title24/remote-kit/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { clientOf } from '../../http/client.ts';
import { RequestError } from '../../http/request-error.ts';
import { isFromThisSite } from '../../http/same-site.ts';
import { sharedLimit } from '../../limits/shared-limit.ts';
import type { Canaries } from '../canary/canaries.ts';
import type { RegistryReader } from '../registry/live-registry.ts';

interface FaultReport {
  readonly request: FastifyRequest;
  readonly stack: string;
  /** False for a canary. */
  readonly isLive: boolean;
}

interface Options {
  /** The registry with the file URLs that pages use, which may begin with a CDN's origin. */
  readonly registry: RegistryReader;
  readonly canaries: Pick<Canaries, 'entries'>;
  /** Records a fault of a live version or a canary. */
  readonly onFault: (entry: RegistryEntry, report: FaultReport) => void;
  readonly publicUrl: string | null;
}

/** Maximum number of reports per client and hour. A page reports each of its parts at most once. */
const reportsPerHour = 20;

const partFault = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(100)),
  url: v.pipe(v.string(), v.maxLength(500)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(maxFaultStack)), ''),
});

/**
 * Serves POST /part-faults, with which a page reports that a part failed in the browser. Ignores reports
 * about versions that are neither live remotes nor canaries, and reports beyond a client's limit.
 */
export async function partFaultsRoute(
  app: FastifyInstance,
  { registry, canaries, onFault, publicUrl }: Options,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      ...sharedLimit(app, 'part faults'),
      max: reportsPerHour,
      timeWindow: 3_600_000,
      keyGenerator: (request) => clientOf(request).key,
    });
    const count = scope.createRateLimit();
    scope.post(partFaultsPath, { bodyLimit: 5_000 }, async (request, reply) => {
      // Other sites must not be able to report faults through their visitors' browsers.
      if (!isFromThisSite(request, publicUrl)) {
        throw new RequestError(403, 'Only pages of this site can report their faults.');
      }
      const { success, output } = v.safeParse(partFault, request.body);
      if (!success) throw new RequestError(400, 'The report must have a name and a url.');
      const { remotes } = await registry.current();
      const isReported = ({ name, url }: RegistryEntry) => name === output.name && url === output.url;
      const live = remotes.find(isReported);
      const entry = live ?? (await canaries.entries()).find(isReported);
      const counted = await count(request);
      const isOneOfTooMany = !counted.isAllowed && counted.isExceeded;
      if (entry && !isOneOfTooMany) onFault(entry, { request, stack: output.stack, isLive: entry === live });
      return reply.code(204).send();
    });
  });
}
