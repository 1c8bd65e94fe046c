import type { FastifyReply } from 'fastify';

/**
 * Sends bytes unchanged with the reply's headers. The hooks that modify responses (compression and cookies) do not
 * run. The request is logged like any other.
 */
export function sendReady(reply: FastifyReply, bytes: Buffer): FastifyReply {
  // The time limit may already have sent another response.
  if (reply.sent) return reply;
  reply.header('content-length', bytes.length).hijack();
  // Responses to requests that arrived together are sent together. If they were sent separately, each would wake the
  // client's process, which takes as long as the rest of the call.
  setImmediate(() => {
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>).end(bytes);
  });
  return reply;
}
