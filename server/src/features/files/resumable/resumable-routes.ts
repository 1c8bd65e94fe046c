import { resumablePath } from '@title24/shared-domain/full-service';
import type { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisSite } from '../../../platform/http/same-site.ts';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import { enforceMinRate, type TransferRate } from '../transfer-rate.ts';
import { receiveChunk } from './receive-chunk.ts';
import type { ResumableStore } from './resumable-store.ts';
import { sender, senderOf } from './sender.ts';
import type { UploadLocks } from './upload-locks.ts';

interface Options {
  readonly tus: Server;
  readonly uploads: { readonly store: ResumableStore; readonly locks: UploadLocks };
  readonly publicUrl: string | null;
  readonly requestsPerMinute: number;
  readonly pace: TransferRate;
}

/** Passes tus requests to the tus server, except PATCH (see {@link receiveChunk}). Uploads cannot be downloaded. */
export async function resumableRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { tus, uploads, publicUrl, requestsPerMinute, pace } = options;
  // The tus server reads the body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  const route = {
    config: { rateLimit: { max: requestsPerMinute, timeWindow: 60_000 } },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isFromThisSite(request, publicUrl)) return;
      return reply.code(403).type('text/plain').send('Files can only be sent from the form of this site\n');
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      if (uploads.store.appendDirect) reply.raw.setHeader('upload-direct', 'true');
      enforceMinRate(request.raw, pace);
      try {
        await sender.run(senderOf(request), () => tus.handle(request.raw, reply.raw));
      } catch (error) {
        request.log.warn({ reason: innermostReason(error) }, 'A chunk of an upload ended early');
        request.raw.destroy();
      }
    },
  };
  app.route({ method: ['POST', 'OPTIONS'], url: resumablePath, ...route });
  app.route({
    method: 'PATCH',
    url: `${resumablePath}/:id`,
    ...route,
    handler: (request, reply) =>
      receiveChunk({ ...uploads, pace }, request as FastifyRequest<{ Params: { id: string } }>, reply),
  });
  app.route({ method: ['HEAD', 'DELETE', 'OPTIONS'], url: `${resumablePath}/:id`, ...route });
}
