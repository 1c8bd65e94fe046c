import { type DueFilter, dueFilters, type OrderState, orderStates } from '@title24/shared-domain/orders';

/** Filters of the queue; the params of desk.find. */
export interface QueueSearch {
  readonly search: string;
  readonly state: OrderState | null;
  readonly due: DueFilter | null;
  /** Only orders that the user reviews. */
  readonly mine: boolean;
  /** Only orders that have not ended. */
  readonly open: boolean;
  /** Counts from 1. */
  readonly page: number;
}

/** All orders that have not ended. */
export const wholeQueue: QueueSearch = {
  search: '',
  state: null,
  due: null,
  mine: false,
  open: true,
  page: 1,
};

/** Parses the search from a URL's query; invalid values are ignored. */
export function readQueueSearch(query: URLSearchParams): QueueSearch {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').trim(),
    state: orderStates.find((state) => state === query.get('state')) ?? null,
    due: dueFilters.find((due) => due === query.get('due')) ?? null,
    mine: query.get('mine') === '1',
    open: query.get('all') !== '1',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Formats the search as a URL's query, without its page and defaults. */
export function toQuery({ search, state, due, mine, open }: QueueSearch): Record<string, string> {
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(due && { due }),
    ...(mine && { mine: '1' }),
    ...(!open && { all: '1' }),
  };
}

export const queuePath = '/admin/orders';

/** Returns the URL of the first page of this search. */
export function queueHref(search: QueueSearch): string {
  const query = new URLSearchParams(toQuery(search)).toString();
  return query ? `${queuePath}?${query}` : queuePath;
}
