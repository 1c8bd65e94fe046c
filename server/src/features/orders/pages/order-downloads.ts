import rateLimit from '@fastify/rate-limit';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { isProjectNumber } from '@title24/shared-domain/projects';
import type { FastifyInstance } from 'fastify';
import { sharedLimit } from '../../../platform/limits/shared-limit.ts';
import { answerOwnFile } from '../../../platform/page-forms/own-file.ts';
import type { Visitors } from '../../../platform/page-forms/visitors.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';

interface Options {
  readonly visitors: Visitors;
  readonly callMember: CallMember;
  readonly requestsPerMinute: number;
}

/** Registers the downloads of order files for customers logged in by cookie (D1i). */
export async function orderDownloadRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { visitors, callMember } = options;
  const limit = { max: options.requestsPerMinute, timeWindow: 60_000 };
  await app.register(rateLimit, { ...limit, ...sharedLimit(app, 'order downloads') });

  app.get<{ Params: { number: string; n: string; file: string } }>(
    '/:number/order/:n/files/:file',
    (request, reply) => {
      const { number, n, file } = request.params;
      return answerOwnFile(visitors, request, reply, async (caller) => {
        if (!isProjectNumber(number)) return reply.callNotFound();
        const params = { order: `${number}-${n}`, file };
        const { url } = (await callMember('orders', 'openFile', params, caller)) as DownloadLink;
        return reply.redirect(url, 303);
      });
    },
  );
}
