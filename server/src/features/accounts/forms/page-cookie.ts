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
 * Creates the page cookie. If PUBLIC_URL is https, the cookie is always Secure, even when the proxy connects to this
 * server over HTTP. A prefix of the cookie's name then makes browsers accept the cookie from this host over HTTPS
 * only. If PUBLIC_URL is not https, the cookie is Secure only on HTTPS requests.
 */
export function pageCookie(publicUrl: string | null): PageCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  // With Lax, visitors who follow a link from another site are still logged in. Only this site's own pages can submit
  // forms with the cookie.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto' } as const;
  return {
    token: ({ cookies }) => cookies[name] || null,
    set: (reply, token) =>
      void reply.setCookie(name, token, { ...options, maxAge: lifetimes.session / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
