import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendError } from './errors.ts';

/**
 * Maximum number of requests at a time on one connection. Browsers and proxies wait for each response before they send
 * the next request.
 */
const maxConcurrency = 10;

/** After this many requests, a connection is closed, so that none stays open forever. */
const maxPerConnection = 1000;

interface Connection {
  concurrency: number;
  requests: number;
}

/** Matches nearly all valid request URLs. Only the others need to be parsed. */
const plainAddress = /^\/(?!\/)[\w./?=&-]*$/;

const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses malformed and abusive requests before other handlers run. */
export default fp(async (app) => {
  const connections = new WeakMap<Socket, Connection>();

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (socket.remoteAddress === undefined) {
      // The client has disconnected, so no one is waiting for a response. Its IP address is unknown, so rate limits
      // could not count the request.
      reply.hijack();
      return;
    }
    const connection = connections.get(socket) ?? { concurrency: 0, requests: 0 };
    if (connection.requests === 0) connections.set(socket, connection);
    if (connection.concurrency >= maxConcurrency) {
      reply.headers({ 'retry-after': 1, connection: 'close' });
      const message = `Send at most ${maxConcurrency} requests at a time over one connection.`;
      sendError(request, reply, { statusCode: 429, message });
      return;
    }
    connection.concurrency += 1;
    connection.requests += 1;
    if (connection.requests >= maxPerConnection) reply.header('connection', 'close');
    reply.raw.on('close', () => {
      connection.concurrency -= 1;
    });

    const problem = problemOf(request);
    if (problem) sendError(request, reply, { statusCode: 400, message: problem });
    else done();
  });
});

function problemOf({ url, host, raw }: FastifyRequest): string | null {
  // Refuses a path with a backslash, because browsers treat a backslash as a slash. If the site redirected to a path
  // such as /\x.org, a browser could open another site.
  const isReadable =
    plainAddress.test(url) || (URL.canParse(url, 'http://site') && !pathOf(url).includes('\\'));
  if (!isReadable) {
    return 'This address cannot be read. Check it, or start from the home page.';
  }
  const isAbsent = host === '' && raw.httpVersion === '1.0';
  return isAbsent || hostForm.test(host) ? null : 'The Host header of the request is not a host name.';
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
