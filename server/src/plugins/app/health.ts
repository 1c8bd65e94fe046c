import fp from 'fastify-plugin';
import type { AppDependencies } from '../../app-dependencies.ts';

const databaseTimeoutMs = 2000;

/**
 * /healthz: the process is up. /readyz: it can serve – its database, which was migrated before the application was
 * built, answers, and it is not on its way out.
 */
export default fp(async (app, { database }: AppDependencies) => {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  const options = { logLevel: 'warn', compress: false } as const;

  app.get('/healthz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining) return reply.code(503).send({ status: 'stopping' });
    if (!(await answers(database.$client.query('select 1')))) {
      return reply.code(503).send({ status: 'database unavailable' });
    }
    return { status: 'ready' };
  });
});

function answers(query: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, databaseTimeoutMs, false);
    query
      .then(
        () => true,
        () => false,
      )
      .then((answered) => {
        clearTimeout(timer);
        resolve(answered);
      });
  });
}
