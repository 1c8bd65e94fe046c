import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { RequestError } from '../../../platform/http/request-error.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { CardProvider } from '../card-provider.ts';
import { eventQueue } from '../payment-queues.ts';
import { paymentEvents } from '../tables/payment-events.table.ts';

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: () => JobQueue;
  readonly provider: CardProvider;
}

const bodyLimit = 256 * 1024;

/**
 * Registers the route for the payment provider's events. An event's signature must be recent and match the raw body.
 * A new event is stored before the 200 response. If the site handles the event's type, a job is queued too. A repeated
 * event is not stored again (D8).
 */
export async function webhookRoute(
  app: FastifyInstance,
  { database, clock, jobs, provider }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async (_: FastifyRequest, body: Buffer) => body,
  );
  app.post<{ Body: Buffer | undefined }>(provider.webhookPath, { bodyLimit }, async (request, reply) => {
    const now = clock.now();
    const { id: eventId, type, objectId } = eventOf(request.body ?? Buffer.alloc(0), request.headers, now);
    const handledAt = provider.handles(type) ? null : now;
    const isNew = await database.transaction(async (transaction) => {
      const [stored] = await transaction
        .insert(paymentEvents)
        .values({ eventId, type, objectId, receivedAt: now, handledAt })
        .onConflictDoNothing()
        .returning();
      if (stored && handledAt === null) await jobs().send(transaction, eventQueue, stored.id);
      return stored !== undefined;
    });
    if (isNew) jobs().wake(eventQueue);
    return reply.header('cache-control', 'no-store').send({ received: true });
  });

  /**
   * Parses the event in a request.
   * @throws RequestError 400 if the provider has not signed the body recently, or if the body is not an event
   */
  function eventOf(body: Buffer, headers: FastifyRequest['headers'], now: Date) {
    try {
      return provider.readEvent(body, headers, now);
    } catch (cause) {
      throw new RequestError(400, 'This is not an event of the payment provider.', { cause });
    }
  }
}
