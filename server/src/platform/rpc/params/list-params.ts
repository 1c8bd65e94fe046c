import { listPageSize } from '@title24/shared-domain';
import * as v from 'valibot';
import { text } from './param-schemas.ts';

/** Params of a list with search and pages, which count from 1. */
export const listParams = v.strictObject({
  search: v.optional(v.pipe(text(200), v.trim()), ''),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
});

export function pageOf(page: number): { limit: number; offset: number } {
  return { limit: listPageSize, offset: (page - 1) * listPageSize };
}

/** A LIKE pattern for texts that contain what was typed, character by character. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
