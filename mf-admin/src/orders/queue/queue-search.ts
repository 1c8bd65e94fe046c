import { type DueFilter, dueFilters, type OrderState, orderStates } from '@title24/shared-domain/orders';

/** What the queue is narrowed down to; the parameters of desk.find. */
export interface QueueSearch {
  readonly search: string;
  readonly state: OrderState | null;
  readonly due: DueFilter | null;
  /** Only what the reader reviews. */
  readonly mine: boolean;
  /** Only what has not ended. */
  readonly open: boolean;
  /** From 1. */
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

/** The search that an address holds; what it holds that means nothing is left out. */
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

/** The search as the query of an address, without its page and what is not set. */
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

/** The queue at this search, from its first page on. */
export function queueHref(search: QueueSearch): string {
  const query = new URLSearchParams(toQuery(search)).toString();
  return query ? `${queuePath}?${query}` : queuePath;
}
