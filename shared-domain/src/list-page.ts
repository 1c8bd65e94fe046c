/** One page of a list, the newest or first entries first, with the number of all entries. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Entries on one page of a {@link ListPage}; pages count from 1. */
export const listPageSize = 50;
