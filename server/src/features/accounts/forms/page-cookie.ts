import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from '../sessions/lifetimes.ts';

const plainName = 'title24_session';

/** The session cookie of a login without JavaScript. It gives access to pages only, never to /rpc/2.0. */
export interface PageCookie {
  /** Returns the token in a request's cookie, or null. */
  token(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * Creates the page cookie. Under an https PUBLIC_URL it is Secure, even if the proxy connects to this server over
 * HTTP, and has the prefix that makes browsers accept it only from this host over HTTPS: no other host of the domain
 * can set it. Otherwise, whether it is Secure depends on the request's protocol.
 */
export function pageCookie(publicUrl: string | null): PageCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  // Lax: links from other sites open pages logged in, but only this site's own pages can post with it.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto' } as const;
  return {
    token: ({ cookies }) => cookies[name] || null,
    set: (reply, token) =>
      void reply.setCookie(name, token, { ...options, maxAge: lifetimes.session / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
