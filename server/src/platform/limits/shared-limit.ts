import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RequestCounts } from './request-counts.ts';

/**
 * Returns options that make @fastify/rate-limit count across all servers of the site; empty options for a single
 * server.
 * @param kind name of the limit: unique, and the same on every server
 */
export function sharedLimit(app: FastifyInstance, kind: string) {
  const counts = app.hasDecorator('requestCounts') ? app.requestCounts : null;
  return counts ? { store: storeOf(counts, kind) } : {};
}

function storeOf(counts: RequestCounts, kind: string) {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #kind: string;

    /**
     * Creates a store for a limit.
     * @param _ options of the limit, which are not needed to count
     */
    constructor(_: FastifyRateLimitOptions, route = '') {
      this.#kind = `${kind}${route}`;
    }

    incr(key: string, answer: Answer, windowMs: number): void {
      const { count, leftMs } = counts.count(this.#kind, key, windowMs);
      answer(null, { current: count, ttl: leftMs });
    }

    child(options: object): SharedStore {
      const { routeInfo } = options as { readonly routeInfo?: RouteInfo };
      return new SharedStore(options, routeInfo?.url ? ` ${routeInfo.method} ${routeInfo.url}` : '');
    }
  };
}

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

interface RouteInfo {
  readonly method: string | readonly string[];
  readonly url: string;
}
