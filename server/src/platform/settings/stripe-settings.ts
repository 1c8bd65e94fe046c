import * as v from 'valibot';
import { SettingsError } from './settings-error.ts';

/** The Stripe account that receives card payments. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Secrets with which Stripe signs its webhooks. While a secret is being replaced, the new and the old secret. */
  readonly webhookSecrets: readonly string[];
  /** A server with Stripe's API, for tests; null for Stripe itself. */
  readonly apiUrl: string | null;
}

export const stripeEnvironment = {
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(sk|rk)_(test|live)_\w{10,}$/,
        'must be a secret or restricted key, such as sk_live_…; publishable keys (pk_…) are not used',
      ),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^whsec_\w{10,}(,whsec_\w{10,})*$/,
        'must be the signing secret of the webhook endpoint, whsec_…; several are separated by commas',
      ),
    ),
  ),
  STRIPE_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'must be an address such as http://127.0.0.1:12111',
      ),
    ),
  ),
  STRIPE_TEST_MODE: v.optional(v.literal('true', 'must be true, or not be set')),
};

interface Given {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly STRIPE_TEST_MODE?: 'true' | undefined;
  readonly SITE_ENV: string;
}

/**
 * Returns the configured Stripe account, or null if orders are paid by invoice.
 * @throws SettingsError for settings that are incomplete or not permitted together
 */
export function stripeSettings(given: Given): StripeSettings | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = given;
  const isProduction = given.SITE_ENV === 'production';
  const problems: string[] = [];
  if (!secretKey && (webhookSecret || apiUrl)) {
    problems.push('STRIPE_SECRET_KEY must be set together with the other STRIPE_ settings');
  }
  if (secretKey && !webhookSecret) {
    problems.push('STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY');
  }
  if (apiUrl && isProduction) {
    problems.push('STRIPE_API_URL must not be set for a production site: cards are charged at the provider');
  }
  const isTestKey = secretKey?.includes('_test_') ?? false;
  if (apiUrl && secretKey && !isTestKey) {
    problems.push('STRIPE_SECRET_KEY must be a test key if STRIPE_API_URL is set');
  }
  if (isProduction && isTestKey && given.STRIPE_TEST_MODE !== 'true') {
    problems.push(
      'STRIPE_SECRET_KEY must be a live key on a production site; with a test key no money moves: if that is meant, set STRIPE_TEST_MODE=true',
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return secretKey && webhookSecret
    ? { secretKey, webhookSecrets: webhookSecret.split(','), apiUrl: apiUrl ?? null }
    : null;
}
