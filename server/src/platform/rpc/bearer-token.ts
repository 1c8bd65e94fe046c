import type { FastifyRequest } from 'fastify';

/** Returns the token in an `Authorization: Bearer` header, or null. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
