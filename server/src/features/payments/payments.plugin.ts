import fp from 'fastify-plugin';
import type { Stripe } from 'stripe';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { CardPages } from './card-pages.ts';
import { openStripe } from './open-stripe.ts';

/** The provider that takes cards, for whatever is paid on this site. */
export interface CardProvider {
  readonly stripe: Stripe;
  readonly pages: CardPages;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null while the site takes no cards. */
    readonly cardProvider: CardProvider | null;
  }
}

/** Opens the payment provider, if the settings name one, for orders and Full Service cases. */
export const paymentsPlugin = fp<Pick<AppDependencies, 'settings'>>(
  async (app, { settings }) => {
    const stripe = settings.stripe && (await openStripe(settings.stripe));
    app.decorate('cardProvider', stripe && { stripe, pages: new CardPages(stripe) });
  },
  { name: 'payments' },
);
