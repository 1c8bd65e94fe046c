import { listPageSize } from '@title24/shared-domain';

export function pageOf(page: number): { limit: number; offset: number } {
  return { limit: listPageSize, offset: (page - 1) * listPageSize };
}

/** A LIKE pattern for texts that contain what was typed, character by character. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
