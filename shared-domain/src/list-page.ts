/** One page of a list, with the total number of entries. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Entries per {@link ListPage}. Pages are numbered from 1. */
export const listPageSize = 50;
