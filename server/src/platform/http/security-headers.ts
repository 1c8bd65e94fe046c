import { contentSecurityPolicyWith } from '@title24/remote-kit/document';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import type { Settings } from '../settings/settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * 'file' for a file that pages load, 'result' for the result of a call; absent for a document, which needs more
     * headers.
     */
    readonly carries?: 'file' | 'result';
  }
}

/** Path to which browsers report violations of the content security policy. */
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

export type HeaderSettings = Pick<Settings, 'publicUrl' | 'assetsUrl' | 'hstsSubdomains' | 's3'>;

function headersOf({
  publicUrl,
  assetsUrl,
  hstsSubdomains,
  s3,
}: HeaderSettings): Readonly<Record<string, string>> {
  return {
    ...documentHeaders,
    'content-security-policy': `${contentSecurityPolicyWith(assetsUrl, s3?.directUrl)};report-uri ${cspReportsPath}`,
    // This header makes browsers refuse plain HTTP for a year, so only an https PUBLIC_URL enables it.
    ...(publicUrl?.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** Returns the headers for responses that are sent without hooks, such as those to malformed HTTP. */
export function headersWithoutRequest(settings: HeaderSettings): Readonly<Record<string, string>> {
  return { ...headersOf(settings), 'cache-control': 'no-store' };
}

/** Sets the security headers of every response for which hooks run. */
export default fp(async (app, { settings }: AppDependencies) => {
  const headers = headersOf(settings);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.carries ? contentHeaders : headers);
    done();
  });
});
