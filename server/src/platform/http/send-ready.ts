import type { FastifyReply } from 'fastify';

/** Sends bytes unchanged: no hook compresses them or adds cookies. */
export function sendReady(reply: FastifyReply, bytes: Buffer): FastifyReply {
  // The time limit may already have sent another response.
  if (reply.sent) return reply;
  reply.header('content-length', bytes.length).hijack();
  // Responses to requests that arrived together are sent together. Sending them separately would wake the client for
  // each response, which takes as long as the rest of the work on the request.
  setImmediate(() => {
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>).end(bytes);
  });
  return reply;
}
