import { type AuditEntry, auditSentence, counted } from '@title24/shared-domain';

/** Successive changes by one author to the same area of the site. */
export interface FoldedChange {
  readonly newest: AuditEntry;
  /** Describes the newest change and counts the others. */
  readonly words: string;
}

/**
 * Combines successive changes by one author to one area of the site. For example, updates of many parts become one
 * entry.
 * @param entries newest first
 */
export function foldChanges(entries: readonly AuditEntry[]): FoldedChange[] {
  const runs: AuditEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && run[0].by === entry.by && serviceOf(run[0]) === serviceOf(entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap(([newest, ...others]) => {
    if (!newest) return [];
    const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'more change')})`;
    return [{ newest, words: `${newest.by} ${auditSentence(newest)}${more}` }];
  });
}

const serviceOf = ({ action }: AuditEntry) => action.split('.')[0];
