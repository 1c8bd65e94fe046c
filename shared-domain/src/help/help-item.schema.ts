import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { moment } from '../schemas/values.ts';
import { helpCategories } from './help-item.ts';

const itemShape = object({
  /** Such as 'c-10'. The id of an FAQ answer is also its anchor on the page of its FAQ section. */
  id: v.string(),
  question: v.string(),
  /** Sanitized. Public methods fill its placeholders with `fillPlaceholders`. */
  helpText: v.pipe(v.string(), v.description('HTML')),
  category: v.picklist(helpCategories),
  /** Position within the category, from 1. */
  sortOrder: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lastUpdate: moment,
});

/** A help text or FAQ answer (H1). */
export interface HelpItem extends v.InferOutput<typeof itemShape> {}
export const helpItem: Schema<HelpItem> = itemShape;
