import { type WorkKind, type WorkView, workKinds, workViews } from '@title24/shared-domain/work';

/** A search in the queue, with the parameters of work.find. */
export interface WorkSearch {
  readonly view: WorkView;
  /** Null for all kinds. */
  readonly kind: WorkKind | null;
  /** A search with text covers all views. */
  readonly search: string;
  /** Page number, starting at 1. */
  readonly page: number;
}

export const workQueuePath = '/admin/work';

/** Reads a search from URL query parameters. Missing or invalid values become default values. */
export function readWorkSearch(query: URLSearchParams): WorkSearch {
  const page = Number(query.get('page'));
  return {
    view: workViews.find((view) => view === query.get('view')) ?? 'due',
    kind: workKinds.find((kind) => kind === query.get('kind')) ?? null,
    search: (query.get('search') ?? '').trim(),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Returns the queue URL for a search. Omits default values, and omits the view if the search has text. */
export function workHref({ view = 'due', kind = null, search = '', page = 1 }: Partial<WorkSearch>): string {
  const query = new URLSearchParams({
    ...(search ? { search } : view !== 'due' && { view }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${workQueuePath}?${query}` : workQueuePath;
}
