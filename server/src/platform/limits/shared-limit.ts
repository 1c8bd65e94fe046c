import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RequestCounts } from './request-counts.ts';

/**
 * Returns options with which @fastify/rate-limit counts across all processes and servers. They are empty if
 * the site can have only one process.
 * @param kind unique name of the limit, equal on every server
 */
export function sharedLimit(app: FastifyInstance, kind: string) {
  const counts = app.hasDecorator('requestCounts') ? app.requestCounts : null;
  return counts ? { store: storeOf(counts, kind) } : {};
}

function storeOf(counts: RequestCounts, kind: string) {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #kind: string;

    /** @param _ options of the limit, which are not needed to count */
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
