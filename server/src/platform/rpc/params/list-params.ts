import { listPageSize } from '@title24/shared-domain';

/** Converts a page number, starting at 1, to limit and offset. */
export function pageOf(page: number): { limit: number; offset: number } {
  return { limit: listPageSize, offset: (page - 1) * listPageSize };
}

/** Returns a LIKE pattern for texts that contain `typed` literally. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
