import type { Finding, Severity } from './checks/finding.ts';
import { type ProjectStep, projectSteps } from './fields/field-groups.ts';

/** Findings that say that something is not entered yet. */
const unfinished: ReadonlySet<string> = new Set(['answer-needed', 'line-needed']);

/** Whether a finding says that something is missing, or is no answer yet: there are many of them from the start. */
export function isUnfinished({ id }: Finding): boolean {
  return unfinished.has(id);
}

/** A severity in a word. */
export const severityNames: Readonly<Record<Severity, string>> = {
  error: 'Problem',
  warning: 'Warning',
  hint: 'Hint',
};

/** What tells a finding from every other one. */
export function findingKey({ id, where = '', field = '' }: Finding): string {
  return [id, where, field].join(' ');
}

/** The findings of a step, the gravest first. */
export interface StepFindings {
  readonly step: ProjectStep;
  /** What was checked and is wrong, unlikely or worth knowing. */
  readonly checked: readonly Finding[];
  /** What is missing, or is no answer yet. */
  readonly missing: readonly Finding[];
}

const gravity: readonly Severity[] = ['error', 'warning', 'hint'];

/** The findings by steps in their order; steps without any are left out. */
export function findingsBySteps(findings: readonly Finding[]): StepFindings[] {
  const sorted = [...findings].sort(
    (one, other) => gravity.indexOf(one.severity) - gravity.indexOf(other.severity),
  );
  return projectSteps
    .map((step) => {
      const own = sorted.filter((finding) => finding.step === step);
      return {
        step,
        checked: own.filter((finding) => !isUnfinished(finding)),
        missing: own.filter(isUnfinished),
      };
    })
    .filter(({ checked, missing }) => checked.length + missing.length > 0);
}

/** How many findings there are, in words: '1 problem, 2 warnings, 12 answers missing'; empty if there are none. */
export function findingsCount(findings: readonly Finding[]): string {
  const checked = findings.filter((finding) => !isUnfinished(finding));
  const missing = findings.length - checked.length;
  const counts = gravity.map((severity) => {
    const count = checked.filter((finding) => finding.severity === severity).length;
    return counted(count, severityNames[severity].toLowerCase());
  });
  return [...counts, missing === 0 ? '' : `${counted(missing, 'answer')} missing`]
    .filter((text) => text !== '')
    .join(', ');
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** New findings that are read out in full; of more, the number is said. */
const readInFull = 3;

/**
 * What has changed between two looks at a project, for a screen reader: what is new, in full, and what is solved. Empty if
 * nothing has. What is merely missing says its field.
 */
export function findingsChange(before: readonly Finding[], after: readonly Finding[]): string {
  const added = checkedThatAreNotIn(after, before);
  const solved = checkedThatAreNotIn(before, after);
  const sentences = added
    .slice(0, readInFull)
    .map(({ severity, message }) => `${severityNames[severity]}: ${message}`);
  const more = added.length - sentences.length;
  return [
    ...sentences.map(asSentence),
    more > 0 ? `And ${more} more.` : '',
    solved.length > 0 ? `${solved.length} solved.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** A finding stays the same as long as it is about the same, whatever numbers its message holds at the moment. */
function checkedThatAreNotIn(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(findingKey));
  return findings.filter((finding) => !isUnfinished(finding) && !known.has(findingKey(finding)));
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
