import type { ChangeFeed } from '../db/change-feed.ts';

export interface ContentCache {
  /** The kept value of `key`, else what `load` makes, kept until the content changes. Failures are not kept. */
  get(key: string, load: () => Promise<unknown>): Promise<unknown>;
}

/** Keeps results for one data revision. Keeps nothing while the change feed cannot tell whether they are current. */
export function createContentCache(changes: Pick<ChangeFeed, 'revision'>, maxEntries = 500): ContentCache {
  let kept = new Map<string, Promise<unknown>>();
  let keptRevision: number | null = null;
  return {
    get(key, load) {
      const revision = changes.revision();
      if (revision === null) return load();
      if (revision !== keptRevision || kept.size >= maxEntries) {
        kept = new Map();
        keptRevision = revision;
      }
      const found = kept.get(key);
      if (found) return found;
      const entries = kept;
      const loading = load();
      entries.set(key, loading);
      // The caller gets the rejection; here it only must not stay.
      loading.catch(() => entries.delete(key));
      return loading;
    },
  };
}
