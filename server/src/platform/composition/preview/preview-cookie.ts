import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'title24_preview';

/** Cookie of a visitor for whom pages show a preview. */
export interface PreviewCookie {
  /** Returns the key in a request's cookie; null if there is none. */
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, key: string, expiresAt: Date): void;
  clear(reply: FastifyReply): void;
}

/** Creates the cookie. On an HTTPS site, its name makes browsers accept it from this host only, and only over HTTPS. */
export function previewCookie(publicUrl: string | null): PreviewCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`);
  const send = (reply: FastifyReply, value: string, expires: Date) =>
    void reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  return {
    read: ({ headers }) => pattern.exec(headers.cookie ?? '')?.[1] ?? null,
    set: send,
    clear: (reply) => send(reply, '', new Date(0)),
  };
}
