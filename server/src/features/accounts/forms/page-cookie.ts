import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from '../sessions/lifetimes.ts';

const plainName = 'title24_session';

/** The session cookie of a login without JavaScript. The cookie gives access to pages only, never to /rpc/2.0. */
export interface PageCookie {
  /** Returns the token in the request's cookie, or null. */
  token(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * Creates the page cookie. Under an https PUBLIC_URL, the cookie is Secure even if the proxy connects to this server
 * over HTTP. Its name then has a prefix that makes browsers accept the cookie from this host over HTTPS only. Without
 * an https PUBLIC_URL, the request's protocol determines whether the cookie is Secure.
 */
export function pageCookie(publicUrl: string | null): PageCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  // With Lax, visitors who follow a link from another site are still logged in, but only this site's own pages can
  // post with the cookie.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto' } as const;
  return {
    token: ({ cookies }) => cookies[name] || null,
    set: (reply, token) =>
      void reply.setCookie(name, token, { ...options, maxAge: lifetimes.session / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
