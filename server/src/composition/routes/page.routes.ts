import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageComposer, PageRequest } from '../page-composer.ts';

interface Options {
  readonly composer: PageComposer;
  /** The site's public origin. */
  readonly origin: (request: FastifyRequest) => string;
}

/** Where `/` leads (checklist R1). */
const homePath = '/services';

/** Every GET that nothing else answers is a page of the site, or its not-found page. */
export function pageRoutes(app: FastifyInstance, { composer, origin }: Options): void {
  app.get('/', (_, reply) => reply.redirect(homePath, 301));

  app.decorate('renderPage', async (request: FastifyRequest, page: Omit<PageRequest, 'origin'>) => {
    const { html } = await composer.compose({ ...page, origin: origin(request) });
    return html;
  });

  // A route and not the not-found handler: plugins such as compression see routes only.
  app.get('/*', async (request, reply) => {
    const [pathname = '/', query] = request.url.split('?', 2);
    if (pathname.endsWith('/')) {
      // `//example.com/` must not lead to another site.
      const clean = pathname.replace(/\/+$/, '').replace(/^\/+/, '/');
      return reply.redirect(query ? `${clean}?${query}` : clean || homePath, 301);
    }
    const { html, found } = await composer.compose({ url: request.url, origin: origin(request) });
    return sendPage(reply.code(found ? 200 : 404), html);
  });
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A page's HTML with data of this request's own, for forms that a browser sends without JavaScript. */
    renderPage(request: FastifyRequest, page: Omit<PageRequest, 'origin'>): Promise<string>;
  }
}
