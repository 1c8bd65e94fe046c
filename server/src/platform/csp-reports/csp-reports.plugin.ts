import rateLimit from '@fastify/rate-limit';
import { contentSecurityPolicy } from '@title24/remote-kit/document';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { clientOf } from '../http/client.ts';
import { RequestError } from '../http/request-error.ts';
import { isFromThisSite } from '../http/same-site.ts';
import { cspReportsPath } from '../http/security-headers.ts';
import { sharedLimit } from '../limits/shared-limit.ts';

const reportsPerHour = 20;

const cspReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string(), ''),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
    'source-file': v.optional(v.string(), ''),
  }),
});

const knownDirectives = new Set(contentSecurityPolicy.split(';').map((rule) => rule.split(' ', 1)[0]));

/**
 * Serves POST /csp-reports, which counts and logs violations of the content security policy. Of each URL,
 * only the origin is logged. If a part's file caused the violation, the file's path is logged instead.
 * Ignores reports over a client's hourly limit.
 */
export default fp(
  async (app, { settings: { publicUrl, assetsUrl } }: Pick<AppDependencies, 'settings'>) => {
    const blocked = app.metrics?.counter(
      'site_csp_reports_total',
      'What the content security policy blocked in browsers',
      ['directive'],
    );
    await app.register(async (scope) => {
      scope.addContentTypeParser(
        'application/csp-report',
        { parseAs: 'string', bodyLimit: 10_000 },
        scope.getDefaultJsonParser('error', 'error'),
      );
      await scope.register(rateLimit, {
        global: false,
        ...sharedLimit(app, 'CSP reports'),
        max: reportsPerHour,
        timeWindow: 3_600_000,
        keyGenerator: (request) => clientOf(request).key,
      });
      const count = scope.createRateLimit();
      scope.post(cspReportsPath, async (request, reply) => {
        if (!isFromThisSite(request, publicUrl)) {
          throw new RequestError(403, 'Only pages of this site can report what was blocked.');
        }
        const { success, output } = v.safeParse(cspReport, request.body);
        if (!success) throw new RequestError(400, 'This is not a report of a content security policy.');
        const counted = await count(request);
        if (!counted.isAllowed && counted.isExceeded) return reply.code(204).send();
        const report = output['csp-report'];
        const violated = report['effective-directive'] || report['violated-directive'];
        const named = violated.replace(/ .*/, '').replace(/-(?:elem|attr)$/, '');
        const directive = knownDirectives.has(named) ? named : 'other';
        blocked?.({ directive });
        request.log.warn(
          { directive, blocked: originIn(report['blocked-uri']), file: fileIn(report['source-file']) },
          'The content security policy blocked something',
        );
        return reply.code(204).send();
      });
    });

    /** Returns an asset's path. Returns only the origin of any other URL, because page paths can name projects. */
    function fileIn(source: string): string {
      if (!URL.canParse(source)) return source === '' ? '' : 'unknown';
      const { origin, pathname } = new URL(source);
      const isOurs =
        pathname.startsWith('/assets/') && (origin === publicUrl || origin === assetsUrl || !publicUrl);
      return isOurs ? pathname.slice(0, 200) : origin;
    }
  },
  { name: 'csp-reports', dependencies: ['metrics', 'limits'] },
);

function originIn(blockedUri: string): string {
  if (/^[a-z-]{1,20}$/.test(blockedUri)) return blockedUri;
  return URL.canParse(blockedUri) ? new URL(blockedUri).origin : 'unknown';
}
