import type { Stripe } from 'stripe';
import type { StripeSettings } from '../../../platform/settings/stripe-settings.ts';

/** The version of the provider's API that the adapter is written for: that of the library's types. */
export const stripeApiVersion = '2026-10-28.endive';

/** Nobody waits longer for an answer of the provider, in milliseconds. */
const answerTimeoutMs = 15_000;

/**
 * The provider's client. It is loaded where cards are taken only, and repeats nothing by itself: what is repeated, and with
 * which idempotency key, is up to the database.
 */
export async function openStripe({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const server = apiUrl === null ? null : new URL(apiUrl);
  return new Client(secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: 0,
    timeout: answerTimeoutMs,
    telemetry: false,
    ...(server && {
      host: server.hostname,
      port: server.port || (server.protocol === 'http:' ? '80' : '443'),
      protocol: server.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}
