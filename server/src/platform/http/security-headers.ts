import { contentSecurityPolicy } from '@title24/remote-kit/document';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import type { Settings } from '../settings/settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What a route answers with, where that is no document: a file that pages load, or a call's result. It carries what
     * matters for that and nothing of what governs a document.
     */
    readonly carries?: 'file' | 'result';
  }
}

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

const contentHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const documentHeaders = {
  ...contentHeaders,
  'content-security-policy': contentSecurityPolicy,
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

/** The headers of every answer but a file's: a table that is made once, as it is the same for all. */
function headersOf({ publicUrl }: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    ...documentHeaders,
    // A browser that once saw it over plain HTTP on localhost would refuse that for a year.
    ...(publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** For refusals that are made before there is a request, and so without the plugin below. */
export function bareHeaders(settings: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
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
