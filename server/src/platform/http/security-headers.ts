import { contentSecurityPolicyWith } from '@title24/remote-kit/document';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import type { Settings } from '../settings/settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Kind of answer, if it is not a document: a file that pages load, or a call's result. It then gets only the
     * headers that matter for that kind.
     */
    readonly carries?: 'file' | 'result';
  }
}

/** Where browsers report what the content security policy blocked. */
export const cspReportsPath = '/csp-reports';

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

const contentHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const documentHeaders = {
  ...contentHeaders,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Settings that the headers depend on. */
export type HeaderSettings = Pick<Settings, 'publicUrl' | 'assetsUrl' | 'hstsSubdomains'>;

/** Returns the headers of every answer except files: computed once, because they are always the same. */
function headersOf({
  publicUrl,
  assetsUrl,
  hstsSubdomains,
}: HeaderSettings): Readonly<Record<string, string>> {
  return {
    ...documentHeaders,
    'content-security-policy': `${contentSecurityPolicyWith(assetsUrl)};report-uri ${cspReportsPath}`,
    // A browser that receives it once for localhost would refuse plain HTTP there for a year.
    ...(publicUrl?.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** Returns the headers for refusals before there is a request, which the plugin below does not see. */
export function bareHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return { ...headersOf(settings), 'cache-control': 'no-store' };
}

/** Security headers of every answer. */
export default fp(async (app, { settings }: AppDependencies) => {
  const headers = headersOf(settings);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.carries ? contentHeaders : headers);
    done();
  });
});
