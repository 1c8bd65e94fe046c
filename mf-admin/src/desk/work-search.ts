import { type WorkKind, type WorkView, workKinds, workViews } from '@title24/shared-domain/work';

/** The search of the queue; the params of work.find. */
export interface WorkSearch {
  readonly view: WorkView;
  /** Kind of work; null for both. */
  readonly kind: WorkKind | null;
  /** Searches all views. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export const workQueuePath = '/admin/work';

/** Reads the search from a URL's query; invalid values are ignored. */
export function readWorkSearch(query: URLSearchParams): WorkSearch {
  const page = Number(query.get('page'));
  return {
    view: workViews.find((view) => view === query.get('view')) ?? 'due',
    kind: workKinds.find((kind) => kind === query.get('kind')) ?? null,
    search: (query.get('search') ?? '').trim(),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Returns the URL of the queue with this search, without defaults. */
export function workHref({ view = 'due', kind = null, search = '', page = 1 }: Partial<WorkSearch>): string {
  const query = new URLSearchParams({
    ...(search ? { search } : view !== 'due' && { view }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${workQueuePath}?${query}` : workQueuePath;
}
