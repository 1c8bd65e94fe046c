import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { RequestError } from '../../../platform/http/request-error.ts';
import { paymentEvents } from '../tables/payment-events.table.ts';
import { isHandled } from './payment-events.ts';

/** Path to which the provider sends its events. */
const webhookPath = '/webhooks/stripe';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255), v.regex(/^[\x20-\x7e]+$/));

/** What is read of an event. */
const eventSchema = v.object({
  id: text,
  type: text,
  data: v.object({ object: v.object({ id: v.optional(text, '') }) }),
});

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Queues the job that handles a stored event, in the transaction that stores it. */
  readonly sendJob: (transaction: Transaction, id: string) => Promise<void>;
  /** After the commit. */
  readonly wake: () => void;
}

const bodyLimit = 256 * 1024;
/** Maximum age of a signature, in seconds: an older event may be a replay. */
const toleranceSeconds = 300;

/**
 * POST /webhooks/stripe: accepts an event that the provider has recently signed, verified over the raw bytes. It is
 * stored once, with the job that handles it, before the response with 200; unknown types are only stored (D8).
 */
export async function webhookRoute(
  app: FastifyInstance,
  { database, clock, stripe, webhookSecret, sendJob, wake }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async (_: FastifyRequest, body: Buffer) => body,
  );
  app.post<{ Body: Buffer | undefined }>(webhookPath, { bodyLimit }, async (request, reply) => {
    const event = eventOf(request.body ?? Buffer.alloc(0), request.headers['stripe-signature']);
    const now = clock.now();
    const isNew = await database.transaction(async (transaction) => {
      const [stored] = await transaction
        .insert(paymentEvents)
        .values({
          eventId: event.id,
          type: event.type,
          objectId: event.data.object.id,
          receivedAt: now,
          handledAt: isHandled(event.type) ? null : now,
        })
        .onConflictDoNothing()
        .returning();
      if (stored && stored.handledAt === null) await sendJob(transaction, stored.id);
      return stored !== undefined;
    });
    if (isNew) wake();
    return reply.header('cache-control', 'no-store').send({ received: true });
  });

  /** @throws RequestError 400 for a body that the provider has not signed recently, or that is no event */
  function eventOf(body: Buffer, signature: string | string[] | undefined) {
    try {
      const event: unknown = stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        webhookSecret,
        toleranceSeconds,
        undefined,
        clock.now().getTime(),
      );
      return v.parse(eventSchema, event);
    } catch (cause) {
      throw new RequestError(400, 'This is not an event of the payment provider.', { cause });
    }
  }
}
