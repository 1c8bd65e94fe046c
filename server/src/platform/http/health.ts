import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Closes each connection after its next response. Reports that the site is not ready, unless another process
     * replaces this one (`isReplaced`). The site still serves.
     */
    announceStop(isReplaced?: boolean): void;
  }
}

/**
 * Functions that check the application's components. Each function returns a problem or null. Problems do not stop the
 * site from serving.
 */
export type Readiness = Set<() => string | null>;

interface Options extends Pick<AppDependencies, 'database'> {
  readonly readiness?: Readiness;
}

/**
 * Serves /healthz and /readyz. /healthz answers while the process runs. /readyz tells whether the site is ready. The
 * site is ready when the database answers, the registry can be read and lists no part as unavailable, and
 * `announceStop` has not made the site unready. Other problems, such as skipped releases, are listed without affecting
 * the status.
 */
export default fp<Options>(async (app, { database, readiness }) => {
  let isStopping = false;
  let isReady = true;
  const announceStop = (isReplaced = false) => {
    isStopping = true;
    isReady = isReplaced;
  };
  app.decorate('announceStop', announceStop);
  app.addHook('preClose', async () => announceStop());
  app.addHook('onRequest', (_, reply, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  const options = { logLevel: 'warn', compress: false } as const;

  app.get('/healthz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isReady) return reply.code(503).send({ status: 'stopping' });
    if (!(await database.answers())) return reply.code(503).send({ status: 'database unavailable' });
    const parts = await app.partsStatus().catch((err: unknown) => {
      app.log.warn({ err }, 'The registry cannot be read');
      return null;
    });
    if (!parts) return reply.code(503).send({ status: 'registry unreadable' });
    const { skipped, unavailable, problem } = parts;
    if (unavailable.length > 0)
      return reply.code(503).send({ status: 'parts unavailable', unavailable, skipped });
    const details = [...(readiness ?? [])].map((check) => check()).filter((detail) => detail !== null);
    return {
      status: 'ready',
      ...(problem && { registry: problem }),
      ...(skipped.length > 0 && { skipped }),
      ...(details.length > 0 && { details }),
    };
  });
});
