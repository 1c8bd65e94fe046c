import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { PreviewAnswer, PreviewRequest } from './preview-site.ts';

/** Headers for calls and files. None of them are credentials. */
const passedOn = ['accept', 'content-type'];

/** Answers a request from a page in the preview (preview-site.ts) as the live site would without a login. */
export async function askLiveSite(
  app: Pick<FastifyInstance, 'inject'>,
  { method, url, headers, body }: PreviewRequest,
  publicUrl: string | null,
): Promise<PreviewAnswer> {
  const answer = await app.inject({
    method: method as HTTPMethods,
    url: url.pathname + url.search,
    headers: {
      ...Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      host: new URL(publicUrl ?? 'http://localhost').host,
    },
    ...(body && { payload: body }),
  });
  const type = answer.headers['content-type'];
  return {
    status: answer.statusCode,
    headers: typeof type === 'string' ? { 'content-type': type } : {},
    body: answer.rawPayload,
  };
}
