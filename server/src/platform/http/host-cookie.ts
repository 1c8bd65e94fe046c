import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie for pages, which no script can read. */
export interface HostCookie {
  /** Returns the value in the request's cookie, or null. */
  read(request: FastifyRequest): string | null;
  /** @param lifetimeMs - milliseconds for which browsers keep the cookie */
  set(reply: FastifyReply, value: string, lifetimeMs: number): void;
  clear(reply: FastifyReply): void;
}

/**
 * Creates a cookie. If PUBLIC_URL is https, the cookie is always Secure, even when the proxy connects to this server
 * over HTTP. A prefix of the cookie's name then makes browsers accept the cookie from this host over HTTPS only. If
 * PUBLIC_URL is not https, the cookie is Secure only on HTTPS requests.
 */
export function hostCookie(publicUrl: string | null, plainName: string): HostCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  // With Lax, browsers also send the cookie when a visitor follows a link from another site. Only this site's own
  // pages can submit forms with the cookie.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto' } as const;
  return {
    read: ({ cookies }) => cookies[name] || null,
    set(reply, value, lifetimeMs) {
      const secure = isHttps || reply.request.protocol === 'https';
      const maxAge = Math.floor(lifetimeMs / 1000);
      // The header is set directly, because the hook that writes setCookie's cookies does not run for cached bodies.
      reply.header('set-cookie', reply.server.serializeCookie(name, value, { ...options, secure, maxAge }));
    },
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
