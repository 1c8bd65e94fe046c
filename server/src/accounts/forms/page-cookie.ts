import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimes } from '../sessions/lifetimes.ts';

/** Names the session of a login without JavaScript. It opens pages only, never /rpc/2.0. */
const name = 'title24_session';

/** The token in the request's page cookie, or null. */
export function pageToken({ headers }: FastifyRequest): string | null {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

export function setPageCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', cookie(request, token, lifetimes.session / 1000));
}

export function clearPageCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}

/** A link from elsewhere opens pages logged in; nothing but this site's own pages can post with it. */
function cookie({ protocol }: FastifyRequest, value: string, maxAge: number): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`];
  if (protocol === 'https') attributes.push('Secure');
  return [`${name}=${value}`, ...attributes].join('; ');
}
