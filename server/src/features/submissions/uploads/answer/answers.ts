import { uploadAttemptData } from '@title24/remote-kit/contract';
import { escapeHtml } from '@title24/shared-domain';
import type { SubmissionReceipt, UploadAttempt } from '@title24/shared-domain/full-service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { innermostReason } from '../../../../platform/logging/innermost-reason.ts';
import type { UploadError } from '../upload-error.ts';

/**
 * Returns whether the response must be a page. A browser without JavaScript names HTML, but not JSON, in its
 * Accept header. All other clients get JSON.
 */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** Responds to a committed submission with status 201. */
export async function answerReceipt(
  renderPage: RenderPage,
  request: FastifyRequest,
  reply: FastifyReply,
  receipt: SubmissionReceipt,
): Promise<FastifyReply> {
  return answer(renderPage, request, reply, 201, { outcome: 'sent', receipt }, receipt);
}

/** Responds to a refused submission with the reasons. A page also shows the values that were entered. */
export async function answerRefusal(
  renderPage: RenderPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, errors, values }: UploadError,
): Promise<FastifyReply> {
  return answer(renderPage, request, reply, status, { outcome: 'refused', errors, values }, { errors });
}

async function answer(
  renderPage: RenderPage,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  attempt: UploadAttempt,
  json: object,
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', 'no-store').header('vary', 'accept');
  if (!wantsPage(request)) return reply.send(json);
  const page = { url: request.url, data: { [uploadAttemptData.key]: attempt } };
  const html = await renderPage(request, page).catch((error: unknown) => {
    request.log.error(
      { reason: innermostReason(error) },
      'The answer to an upload could not be rendered as a page',
    );
    return plainPage(attempt);
  });
  return reply.type('text/html; charset=utf-8').send(html);
}

/**
 * Returns a page without the site's layout that shows the outcome of a submission. Used when the site's own page cannot
 * be rendered.
 */
function plainPage(attempt: UploadAttempt): string {
  const [title, lines] =
    attempt.outcome === 'sent'
      ? ['Your files have been sent', [`Your reference is ${attempt.receipt.reference}.`]]
      : ['Your files have not been sent', attempt.errors.map(({ message }) => message)];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="/full-service/upload">Back to the form</a></p>
</main>
</body>
</html>
`;
}

/** A page to render, with data for this request only, such as errors in a form. */
export interface PageRequest {
  /** Path and query string. */
  readonly url: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Renders a complete HTML document, as `app.renderPage` does. */
export type RenderPage = (request: FastifyRequest, page: PageRequest) => Promise<string>;
