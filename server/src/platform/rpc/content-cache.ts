import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/change-feed.ts';
import { RpcFault } from './protocol/rpc-fault.ts';

export interface ContentCache<Value> {
  /**
   * Returns the cached value, or loads and caches it. If `load` fails with any error other than RpcFault, for example
   * because the database is down, returns the previous value, if any. Failures are not cached. `load` gets the revision.
   */
  get(key: string, load: Load<Value>): Promise<Value>;
}

type Load<Value> = (revision: number | null) => Promise<Value>;

interface Entry<Value> {
  revision: number | null;
  current: Promise<Value>;
  last?: { readonly value: Value };
}

/**
 * Creates a cache whose results are valid for one data revision. While there is no revision, because the database is
 * down or the change feed is reconnecting, the cache returns old results (docs/adr/0019). If it has no old result, it
 * loads the result without caching it.
 */
export function createContentCache<Value>(
  changes: Pick<ChangeFeed, 'revision'>,
  maxEntries = 500,
): ContentCache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: maxEntries });

  function refresh(key: string, entry: Entry<Value> | undefined, load: Load<Value>) {
    const revision = changes.revision();
    const next: Entry<Value> = {
      revision,
      current: load(revision),
      ...(entry?.last && { last: entry.last }),
    };
    next.current = next.current.then(
      (value) => {
        next.last = { value };
        return value;
      },
      (error: unknown) => {
        if (entries.peek(key) === next) {
          if (entry?.last && !(error instanceof RpcFault)) entries.set(key, { ...entry, revision: null });
          else entries.delete(key);
        }
        if (entry?.last && !(error instanceof RpcFault)) return entry.last.value;
        throw error;
      },
    );
    entries.set(key, next);
    return next.current;
  }

  return {
    get(key, load) {
      const revision = changes.revision();
      const entry = entries.get(key);
      if (revision === null) return entry?.last ? Promise.resolve(entry.last.value) : load(null);
      if (entry?.revision === revision) return entry.current;
      return refresh(key, entry, load);
    },
  };
}
