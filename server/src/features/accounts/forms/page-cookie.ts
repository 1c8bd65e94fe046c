import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from '../sessions/lifetimes.ts';

const plainName = 'title24_session';

/** The cookie that names the session of a login without JavaScript. It opens pages only, never /rpc/2.0. */
export interface PageCookie {
  /** The token in a request's cookie, or null. */
  token(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * Under an https PUBLIC_URL the cookie is Secure, however the proxy in front talks to this server, and has the prefix by
 * which browsers take it from this host and over HTTPS only: no other host of the domain can plant one.
 */
export function pageCookie(publicUrl: string | null): PageCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;

  /** A link from elsewhere opens pages logged in; nothing but this site's own pages can post with it. */
  function cookie({ protocol }: FastifyRequest, value: string, maxAge: number): string {
    const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`];
    if (isHttps || protocol === 'https') attributes.push('Secure');
    return [`${name}=${value}`, ...attributes].join('; ');
  }

  return {
    token({ headers }) {
      for (const pair of headers.cookie?.split(';') ?? []) {
        const [key, value] = pair.trim().split('=', 2);
        if (key === name && value) return value;
      }
      return null;
    },
    set: (request, reply, token) =>
      void reply.header('set-cookie', cookie(request, token, lifetimes.session / 1000)),
    clear: (request, reply) => void reply.header('set-cookie', cookie(request, '', 0)),
  };
}
