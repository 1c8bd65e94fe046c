import type { Finding } from './finding.schema.ts';

/** Sorts findings by `id`, then by `where`, in code unit order, which does not depend on the locale. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (one, other) => compare(one.id, other.id) || compare(one.where ?? '', other.where ?? ''),
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
