import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Settings } from '../../settings/settings.ts';

/** What a page of this site may load and do. No inline script or style, nothing from elsewhere. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    frameSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
  },
};

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

const maxAge = 31_536_000;

// A browser that once saw it over plain HTTP on localhost would refuse that for a year.
const hasHttps = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => publicUrl?.startsWith('https:') ?? false;

/** For refusals that are made before there is a request, and so without the plugin below: they load and do nothing. */
export function bareHeaders(settings: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(hasHttps(settings) && { 'strict-transport-security': `max-age=${maxAge}; includeSubDomains` }),
  };
}

export default fp(async (app, { settings }: AppDependencies) => {
  await app.register(helmet, {
    contentSecurityPolicy,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: hasHttps(settings) ? { maxAge } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
});
