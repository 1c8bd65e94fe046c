import { sampleAddresses } from '@title24/remote-kit/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteClock } from '../../clock/clock.ts';
import type { HostCookie } from '../../http/host-cookie.ts';
import { RequestError } from '../../http/request-error.ts';
import { acceptForms, type SentForm } from '../../page-forms/accept-forms.ts';
import { pageBefore } from '../../page-forms/page-before.ts';
import { endPreviewPath, keyField, offerHtml, previewPath, previewStylesPath } from './preview-html.ts';
import { previewStyles } from './preview-styles.ts';
import type { Previews } from './previews.ts';

interface Options {
  readonly previews: Previews;
  readonly cookie: HostCookie;
  readonly publicUrl: string | null;
  readonly origin: (request: FastifyRequest) => string;
}

/** Maximum bytes of a form, which has at most one field. */
const bodyLimit = 2_000;

/** Serves `/preview/<key>` and handles the forms that start and end a preview. */
export async function previewRoutes(
  app: FastifyInstance,
  { previews, cookie, publicUrl, origin }: Options,
): Promise<void> {
  app.get(previewStylesPath, { config: { carries: 'file' } }, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(previewStyles),
  );

  await app.register(async (forms) => {
    acceptForms(forms, { publicUrl, bodyLimit });
    forms.addHook('onRequest', async (_, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
      });
    });
    forms.get<{ Params: { '*': string } }>(`${previewPath}/*`, async ({ params: { '*': key } }, reply) =>
      reply.type('text/html; charset=utf-8').send(offerHtml(key, await previews.open(key))),
    );
    forms.post<{ Body: SentForm | undefined }>(previewPath, async ({ body }, reply) => {
      const key = body?.get(keyField);
      if (!key) throw new RequestError(400, 'Open the preview link again.');
      const { entry, expiresAt } = await previews.open(key);
      cookie.set(reply, key, expiresAt.getTime() - siteClock.now().getTime());
      const [address = '/'] = entry.extras.routes.flatMap((route) => sampleAddresses(route));
      return reply.redirect(address, 303);
    });
    forms.post(endPreviewPath, async (request, reply) => {
      cookie.clear(reply);
      return reply.redirect(pageBefore(request.headers.referer, origin(request)), 303);
    });
  });
}
