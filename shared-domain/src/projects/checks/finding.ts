import type { ProjectStep } from '../fields/field-groups.ts';
import type { ProjectKind } from '../project-kind.ts';

/** An error keeps a project from being ordered, never from being saved; a warning is confirmed; a hint informs. */
export type Severity = 'error' | 'warning' | 'hint';

/** A change that mends what was found, offered as a button. */
export type Fix =
  | { readonly label: string; readonly change: 'kind'; readonly kind: ProjectKind }
  | { readonly label: string; readonly change: 'door-to-glazing'; readonly door: string };

/** Something about a project that somebody should know (D6): what, where, why, and what helps. */
export interface Finding {
  readonly id: string;
  readonly severity: Severity;
  /** The id of a line, a part of the house, or a part and an orientation. */
  readonly where?: string;
  /** What and why, in whole sentences. */
  readonly message: string;
  /** The step on which it is fixed. */
  readonly step: ProjectStep;
  /** The address of the field that it is about. */
  readonly field?: string;
  readonly fix?: Fix;
}

/** By id, then by place, code unit by code unit, so that the order is the same everywhere. */
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

/** A number within a message: '1,200', '37.5'. */
export function written(value: number): string {
  return numberFormat.format(value);
}
