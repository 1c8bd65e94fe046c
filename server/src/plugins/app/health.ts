import fp from 'fastify-plugin';
import type { AppDependencies } from '../../app-dependencies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the site says that it is not ready, and ends each connection with its next answer. It serves on. */
    announceStop(): void;
  }
}

/**
 * /healthz: the process is up. /readyz: it can serve – its database, which was migrated before the application was
 * built, answers, and it is not on its way out.
 */
export default fp(async (app, { database }: Pick<AppDependencies, 'database'>) => {
  let isStopping = false;
  const announceStop = () => {
    isStopping = true;
  };
  app.decorate('announceStop', announceStop);
  app.addHook('preClose', async () => announceStop());
  app.addHook('onRequest', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  const options = { logLevel: 'warn', compress: false } as const;

  app.get('/healthz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    if (!(await database.answers())) return reply.code(503).send({ status: 'database unavailable' });
    return { status: 'ready' };
  });
});
