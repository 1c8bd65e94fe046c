import { documentWithTheme } from '@title24/remote-kit/document';
import { themeOfCookies } from '@title24/shared-domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '../../http/client.ts';
import { TooManyAttemptsError } from '../../http/request-error.ts';
import { sendCachedBody } from '../../http/send-cached-body.ts';
import { markStale } from '../../http/stale.ts';
import type { RequestCounts } from '../../limits/request-counts.ts';
import type { Canaries } from '../canary/canaries.ts';
import type { BuiltPage, PageRequest } from '../page-builder.ts';
import { buildWindowSeconds, type PageComposer } from '../page-composer.ts';
import { withPreviewBar } from '../preview/preview-html.ts';
import type { Previews } from '../preview/previews.ts';
import { pageAddress } from './page-address.ts';
import { ThemedBodies } from './themed-bodies.ts';

interface Options {
  readonly composer: PageComposer;
  readonly previews: Pick<Previews, 'of' | 'trialOf'>;
  readonly canaries: Pick<Canaries, 'of'>;
  readonly origin: (request: FastifyRequest) => string;
  /** Counts the uncached pages of each client. */
  readonly counts: RequestCounts;
  /** Number of uncached pages that a client may get per minute. */
  readonly rendersPerMinute: number;
  /** Seconds for which a page is fresh in shared caches. With 0 (default), they must always revalidate it. */
  readonly cacheSeconds?: number;
}

/** Page to which `/` redirects (R1). */
const homePath = '/services';

/** For GET requests that have no other route, serves a page (possibly the not-found page) or a redirect. */
export function pageRoutes(
  app: FastifyInstance,
  { composer, previews, canaries, origin, counts, rendersPerMinute, cacheSeconds = 0 }: Options,
): void {
  const themed = new ThemedBodies();
  const mayBuild = (request: FastifyRequest) =>
    counts.count('renders', clientOf(request).key, buildWindowSeconds * 1000).count <=
    Math.ceil((rendersPerMinute * buildWindowSeconds) / 60);

  // Browsers revalidate on every use. Shared caches may send an outdated page while they revalidate it.
  const shared = `public, max-age=0, s-maxage=${cacheSeconds}, stale-while-revalidate=${10 * cacheSeconds}`;

  app.get('/', (_, reply) => reply.redirect(homePath, 301));

  app.decorate('renderPage', async (request: FastifyRequest, page: Omit<PageRequest, 'origin'>) => {
    const trial = previews.trialOf(request);
    // Routes that accept forms have separate limits.
    const isAsked = request.method === 'GET' || request.method === 'HEAD';
    if (isAsked && !trial && !mayBuild(request)) throw new TooManyAttemptsError(buildWindowSeconds);
    const preview = await previews.of(request);
    const shown = trial ?? preview ?? (await canaries.of(request))?.shown;
    const { html, found } = await composer.own({ ...page, origin: origin(request) }, shown?.shownIn);
    const themed = documentWithTheme(html, themeOfCookies(request.headers.cookie));
    return { html: preview ? withPreviewBar(themed, preview) : themed, found };
  });

  // This is a route rather than a not-found handler, which plugins would not see. `CachedBody` compresses cached pages.
  app.get('/*', { compress: false }, async (request, reply) => {
    const address = pageAddress(request.url, homePath);
    if (!address) return reply.callNotFound();
    if ('redirect' in address) return reply.redirect(address.redirect, 301);
    if (previews.trialOf(request) ?? (await previews.of(request, reply))) {
      const { html, found } = await app.renderPage(request, { url: address.page });
      return reply
        .code(found ? 200 : 404)
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html);
    }
    const visit = await canaries.of(request, reply);
    const page = { url: address.page, origin: origin(request), shown: visit?.shown };
    const { body, status, stale, tags = [] } = await composer.common(page, () => mayBuild(request));
    // Shared caches must revalidate pages for requests with a cookie. While a canary is running, no page is shared,
    // because others could get the canary's pages or a new visitor's cookie.
    const isShared =
      cacheSeconds > 0 && status === 200 && !stale && !visit && request.headers.cookie === undefined;
    if (status === 200) visit?.loaded(address.page);
    reply
      .code(status)
      .header(
        'cache-control',
        status === 503 ? 'no-store' : visit ? 'private, no-cache' : isShared ? shared : 'no-cache',
      )
      // Pages depend on cookies, such as those for the theme, the canary and the login without JavaScript.
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    // Fastly and Varnish purge by the first header, Cloudflare by the second.
    if (isShared) reply.headers({ 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') });
    if (status === 503) reply.header('retry-after', 30);
    else if (stale) markStale(reply);
    return sendCachedBody(request, reply, themed.of(body, themeOfCookies(request.headers.cookie)));
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Renders a page for this request only, for example with errors in a form or for a login by cookie.
     * @throws TooManyAttemptsError for a GET or HEAD request beyond the client's limit of uncached pages
     */
    renderPage(
      request: FastifyRequest,
      page: Omit<PageRequest, 'origin'>,
    ): Promise<Pick<BuiltPage, 'html' | 'found'>>;
  }
}
