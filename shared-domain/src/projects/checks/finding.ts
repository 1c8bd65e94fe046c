import type { Finding } from './finding.schema.ts';

/** Sorts findings by id, then by place, by code units, so that the order is the same everywhere. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (one, other) => compare(one.id, other.id) || compare(one.where ?? '', other.where ?? ''),
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a number for a message: '1,200', '37.5'. */
export function written(value: number): string {
  return numberFormat.format(value);
}
