import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from '../sessions/lifetimes.ts';

const plainName = 'title24_session';

/** The cookie that names the session of a login without JavaScript. It opens pages only, never /rpc/2.0. */
export interface PageCookie {
  /** The token in a request's cookie, or null. */
  token(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * Under an https PUBLIC_URL the cookie is Secure, however the proxy in front talks to this server, and has the prefix by
 * which browsers take it from this host and over HTTPS only: no other host of the domain can plant one. Elsewhere it goes
 * by what the request came over.
 */
export function pageCookie(publicUrl: string | null): PageCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  // Lax: a link from elsewhere opens pages logged in; nothing but this site's own pages can post with it.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto' } as const;
  return {
    token: ({ cookies }) => cookies[name] || null,
    set: (reply, token) =>
      void reply.setCookie(name, token, { ...options, maxAge: lifetimes.session / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
