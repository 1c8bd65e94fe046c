import type { FastifyInstance } from 'fastify';

/**
 * Everything under /rpc/2.0 needs a session, and is told so before anything of the request is read. As long as the
 * site has no accounts no token is valid. The text is what the site's client looks for (spec 8).
 */
export async function memberRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .header('cache-control', 'no-store')
      .type('text/plain');
    return reply.send('invalid token');
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send());
}
