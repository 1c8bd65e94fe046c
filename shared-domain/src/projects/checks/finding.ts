import type { Finding } from './finding.schema.ts';

/** Sorts findings by id and then by place. Comparing code units makes the order the same on every machine. */
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

/** Formats a number for a message, such as '1,200' or '37.5'. */
export function written(value: number): string {
  return numberFormat.format(value);
}
