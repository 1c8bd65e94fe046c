import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that no script in a page can read. */
export interface HostCookie {
  read(request: FastifyRequest): string | null;
  /** @param lifetimeMs - how long browsers keep the cookie, in milliseconds, rounded down to seconds */
  set(reply: FastifyReply, value: string, lifetimeMs: number): void;
  clear(reply: FastifyReply): void;
}

/**
 * Creates a cookie. If PUBLIC_URL is an https URL, the cookie is always Secure, even if the proxy connects by HTTP. A
 * prefix of the cookie's name then makes browsers accept it only from this host over HTTPS. If PUBLIC_URL is not an
 * https URL, the cookie is Secure only on HTTPS requests.
 */
export function hostCookie(publicUrl: string | null, plainName: string): HostCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  // With Lax, browsers send the cookie when a visitor follows a link from another site, but not with forms
  // that other sites post.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps || 'auto' } as const;
  return {
    read: ({ cookies }) => cookies[name] || null,
    set(reply, value, lifetimeMs) {
      const secure = isHttps || reply.request.protocol === 'https';
      const maxAge = Math.floor(lifetimeMs / 1000);
      // setCookie writes its cookies in a hook, which does not run for responses sent with sendReady.
      reply.header('set-cookie', reply.server.serializeCookie(name, value, { ...options, secure, maxAge }));
    },
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
