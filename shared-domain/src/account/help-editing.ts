import type { HelpCategory } from '../help/help-item.ts';

/** A section of the FAQ for the help editor. */
export interface FaqCategory {
  readonly category: HelpCategory;
  readonly title: string;
  /** Number of help items in it. */
  readonly count: number;
}

/** An earlier or the current version of a help item. */
export interface HelpRevision {
  /** Counts from 1, the oldest. */
  readonly revision: number;
  readonly question: string;
  readonly helpText: string;
  /** ISO 8601 timestamp. */
  readonly changedAt: string;
  readonly changedBy: string;
}
