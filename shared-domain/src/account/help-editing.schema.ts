import * as v from 'valibot';
import { helpCategories } from '../help/help-item.ts';
import { object, type Schema } from '../schemas/builders.ts';
import { count, moment } from '../schemas/values.ts';

const categoryShape = object({
  category: v.picklist(helpCategories),
  title: v.string(),
  /** Number of help items in the category. */
  count,
});

/** A category of help texts, as listed in the help editor. */
export interface FaqCategory extends v.InferOutput<typeof categoryShape> {}
export const faqCategory: Schema<FaqCategory> = categoryShape;

const revisionShape = object({
  /** Revisions are numbered from 1, the oldest. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  question: v.string(),
  helpText: v.pipe(v.string(), v.description('HTML')),
  changedAt: moment,
  changedBy: v.string(),
});

/** A current or earlier version of a help item. */
export interface HelpRevision extends v.InferOutput<typeof revisionShape> {}
export const helpRevision: Schema<HelpRevision> = revisionShape;
