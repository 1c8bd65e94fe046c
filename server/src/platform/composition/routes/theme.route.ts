import { isThemeChoice, themeCookie, themeName, themePath } from '@title24/shared-domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../http/request-error.ts';
import { acceptForms, type SentForm } from '../../page-forms/accept-forms.ts';
import { pageBefore } from '../../page-forms/page-before.ts';

interface Options {
  readonly publicUrl: string | null;
  readonly origin: (request: FastifyRequest) => string;
}

/** Maximum bytes of the form, which has one short field. */
const bodyLimit = 1_000;

/**
 * Stores the theme that a visitor chose without JavaScript. Redirects to the page with the form, or to the
 * home page if that page is unknown (N9).
 */
export async function themeRoute(app: FastifyInstance, { publicUrl, origin }: Options): Promise<void> {
  await app.register(async (forms) => {
    acceptForms(forms, { publicUrl, bodyLimit });
    forms.post<{ Body: SentForm | undefined }>(themePath, async (request, reply) => {
      const choice = request.body?.get(themeName);
      if (!isThemeChoice(choice))
        throw new RequestError(400, 'Choose one of the themes: System, Light, Dark.');
      const site = origin(request);
      return reply
        .header('set-cookie', themeCookie(choice, site.startsWith('https:')))
        .header('cache-control', 'no-store')
        .redirect(pageBefore(request.headers.referer, site), 303);
    });
  });
}
