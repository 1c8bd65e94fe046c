import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';
import { type HeaderSettings, headersWithoutRequest } from './security-headers.ts';

/** Returns Fastify's options for connections, request URLs, and responses that are sent without hooks. */
export function serverOptions(settings: HeaderSettings) {
  const headers = headersWithoutRequest(settings);
  return {
    // Milliseconds of inactivity after which a connection is closed.
    connectionTimeout: 120_000,
    // Requests that arrive during shutdown are handled as usual.
    return503OnClosing: false,
    // request-guard.ts checks the Host header instead: refusals by Node.js lack the security headers.
    http: { requireHostHeader: false },
    rewriteUrl: ({ url = '/' }: IncomingMessage) => originForm(url),
    // Called, without hooks, for URLs that the router cannot parse.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const statusCode = error.statusCode ?? 400;
      const message = 'This address cannot be read. Check it, or start from the home page.';
      sendError(request, reply.headers(headers), { statusCode, message });
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, headers),
  };
}

/** Returns a request target without scheme and host, which clients may include (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') || rest === '*' ? rest : `/${rest}`;
}

const refusals: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

/**
 * Closes a connection after malformed HTTP, a timeout or a connection error. Responds first if nothing was
 * sent before and the client is still connected.
 */
function refuse(error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>) {
  if (socket.writable && socket.bytesWritten === 0 && error.code !== 'ECONNRESET') {
    const [statusCode, message] = refusals[error.code ?? ''] ?? [400, 'The request cannot be read.'];
    const body = JSON.stringify({ statusCode, error: STATUS_CODES[statusCode], message });
    const lines = Object.entries({
      ...headers,
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write(
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
