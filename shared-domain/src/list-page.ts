/** One page of a list, with the newest or first entries first and the total number of entries. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Number of entries on one page of a {@link ListPage}. Pages are numbered from 1. */
export const listPageSize = 50;
