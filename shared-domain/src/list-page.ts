/**
 * One page of a list in the list's own order (newest first or sorted), with the total number of entries in the list.
 */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Number of entries on one page of a {@link ListPage}. Pages are numbered from 1. */
export const listPageSize = 50;
