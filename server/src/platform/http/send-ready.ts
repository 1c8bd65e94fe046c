import type { FastifyReply } from 'fastify';

/**
 * Sends bytes as they are, with the reply's headers, bypassing the hooks that change responses (compression and
 * cookies), which have nothing to do for them. The request is logged like any other.
 */
export function sendReady(reply: FastifyReply, bytes: Buffer): FastifyReply {
  // After a timeout, another answer has already been sent.
  if (reply.sent) return reply;
  reply.header('content-length', bytes.length).hijack();
  // Answers to the requests that arrived together leave together: each one alone would wake the client's process again,
  // which costs this one as much time as all the rest of the call.
  setImmediate(() => {
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>).end(bytes);
  });
  return reply;
}
