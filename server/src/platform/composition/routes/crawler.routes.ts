import type { SiteConfiguration } from '@title24/shared-domain';
import { escapeHtml } from '@title24/shared-domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallPublic } from '../../rpc/public-caller.ts';
import type { RegistryReader } from '../registry/live-registry.ts';

interface Options {
  readonly registry: RegistryReader;
  readonly callPublic: CallPublic;
  readonly origin: (request: FastifyRequest) => string;
}

/** Paths that search engines should not visit. */
const closedPaths = ['/admin', '/dev', '/rpc'];

/** Serves `/sitemap.xml`, `/robots.txt` and `/favicon.ico`. */
export function crawlerRoutes(app: FastifyInstance, { registry, callPublic, origin }: Options): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const { remotes } = await registry.current();
    const paths = remotes
      .flatMap((entry) => entry.extras.routes)
      .filter(({ path, noIndex }) => !noIndex && !/[:*]/.test(path))
      .map(({ path }) => path);
    const urls = paths.map((path) => `<url><loc>${escapeHtml(origin(request) + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
      );
  });

  app.get('/robots.txt', async (request, reply) => {
    const { isStagingEnv } = (await callPublic('config', 'load')) as SiteConfiguration;
    const lines = isStagingEnv
      ? ['User-agent: *', 'Disallow: /']
      : [
          'User-agent: *',
          ...closedPaths.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin(request)}/sitemap.xml`,
        ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });

  // Browsers request this path for documents without an icon, such as PDF files.
  app.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/static/favicon.ico', 302),
  );
}
