import type { Stripe } from 'stripe';
import type { StripeSettings } from '../../../platform/settings/stripe-settings.ts';

/** Stripe API version, which matches the library's types. */
const stripeApiVersion = '2026-10-28.endive';

/** Time limit for a response from the provider, in milliseconds. */
const answerTimeoutMs = 15_000;

/**
 * Loads the Stripe library and creates its client. The library's automatic retries are disabled, because the site
 * retries its stored payment attempts. The client still retries once after a closed connection.
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
