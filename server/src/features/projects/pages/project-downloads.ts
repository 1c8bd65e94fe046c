import rateLimit from '@fastify/rate-limit';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { type ExportedFile, exportFormats, isProjectNumber } from '@title24/shared-domain/projects';
import { create as contentDisposition } from 'content-disposition';
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

/** Registers the downloads of a project's exports and attached files, for members logged in by cookie (D1i). */
export async function projectDownloadRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { visitors, callMember } = options;
  const limit = { max: options.requestsPerMinute, timeWindow: 60_000 };
  await app.register(rateLimit, { ...limit, ...sharedLimit(app, 'project downloads') });

  app.get<{ Params: { number: string; fileId: string } }>('/:number/files/:fileId', (request, reply) => {
    const { number, fileId } = request.params;
    return answerOwnFile(
      visitors,
      request,
      reply,
      async (caller) => {
        const { url } = (await callMember(
          'projects',
          'openFile',
          { number, fileId },
          caller,
        )) as DownloadLink;
        return reply.redirect(url, 303);
      },
      `/project/${number}/documents`,
    );
  });
  for (const format of exportFormats) {
    app.get<{ Params: { number: string } }>(`/:number/export.${format}`, (request, reply) => {
      const { number } = request.params;
      return answerOwnFile(visitors, request, reply, async (caller) => {
        if (!isProjectNumber(number)) return reply.callNotFound();
        const file = (await callMember('projects', 'export', { number, format }, caller)) as ExportedFile;
        return reply
          .header('content-disposition', contentDisposition(file.fileName))
          .type(file.mediaType)
          .send(file.content);
      });
    });
  }
}
