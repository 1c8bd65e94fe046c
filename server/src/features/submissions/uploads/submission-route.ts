import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../../platform/http/request-error.ts';
import { isFromThisSite } from '../../../platform/http/same-site.ts';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import { answerReceipt, answerRefusal, type RenderPage } from './answer/answers.ts';
import { type ReceiveContext, receiveSubmission } from './receive/receive-submission.ts';
import { formError, toServerError, UploadError } from './upload-error.ts';

interface Options {
  readonly receiving: ReceiveContext;
  readonly renderPage: RenderPage;
  readonly publicUrl: string | null;
  readonly formsPerHour: number;
}

/** Registers POST /project-upload, which receives a submission and responds with JSON or a page. */
export async function submissionRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { receiving, renderPage, publicUrl, formsPerHour } = options;
  const config = {
    rateLimit: { max: formsPerHour, timeWindow: 3_600_000, errorResponseBuilder: () => tooManyForms() },
  };

  app.post('/project-upload', { config, onRequest: refuseAtOnce }, async (request, reply) =>
    answerReceipt(renderPage, request, reply, await receiveSubmission(receiving, app, request, reply)),
  );

  app.setErrorHandler(async (error, request, reply) => {
    // Errors of checks that run before this route, such as the host check, stay unchanged.
    if (error instanceof RequestError && error.statusCode < 500) throw error;
    const refusal = error instanceof UploadError ? error : toServerError(error);
    if (refusal.status >= 500) request.log.error({ reason: innermostReason(refusal) }, 'An upload failed');
    return answerRefusal(renderPage, request, reply, refusal);
  });

  async function refuseAtOnce(request: FastifyRequest): Promise<void> {
    if (!isFromThisSite(request, publicUrl)) {
      throw new UploadError(403, formError('Files can only be sent from the form of this site'));
    }
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
      throw new UploadError(415, formError('Send the form as multipart/form-data'));
    }
  }
}

function tooManyForms(): UploadError {
  return new UploadError(
    429,
    formError('Too many uploads came from your network. Please try again in an hour'),
  );
}
