import * as v from 'valibot';
import type { ListPage } from '../../index.ts';
import { count, text } from './values.ts';

export const search = v.optional(v.pipe(text(200), v.trim()), '');

/** Page number, starting at 1. */
export const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);

/** Returns the schema for one page of a list. */
export function listPage<Item>(item: v.GenericSchema<Item>): v.GenericSchema<ListPage<Item>> {
  return v.strictObject({ items: v.array(item), total: count });
}
