import type { FastifyReply } from 'fastify';

/**
 * Sends bytes as they are, with the reply's headers, bypassing the hooks that change responses (compression and
 * cookies), as they do not apply. The request is logged like any other.
 */
export function sendReady(reply: FastifyReply, bytes: Buffer): FastifyReply {
  // After a timeout, another answer has already been sent.
  if (reply.sent) return reply;
  reply.header('content-length', bytes.length).hijack();
  // Answers to requests that arrived together are sent together: sending them one by one would wake the client's
  // process each time, which costs as much time here as the rest of the call.
  setImmediate(() => {
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>).end(bytes);
  });
  return reply;
}
