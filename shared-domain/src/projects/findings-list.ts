import type { Finding, Severity } from './checks/finding.schema.ts';
import { type ProjectStep, projectSteps } from './fields/field-groups.ts';

const missing: ReadonlySet<string> = new Set(['answer-needed', 'line-needed']);

/** Whether a finding is about a missing or invalid answer: a new project has many of them. */
export function isUnfinished(finding: Finding): boolean {
  return missing.has(finding.id) || isToCorrect(finding);
}

/** Whether a finding is about an entry, not about a missing one. */
export function isAboutEntered({ id }: Finding): boolean {
  return !missing.has(id) && id !== 'plans-not-attached';
}

/** Whether a finding is about an answer that cannot be used. */
function isToCorrect({ id }: Finding): boolean {
  return id === 'answer-invalid';
}

/** Names of the severities. */
export const severityNames: Readonly<Record<Severity, string>> = {
  error: 'Problem',
  warning: 'Warning',
  hint: 'Hint',
};

/** Identifies a finding. */
export function findingKey({ id, where = '', field = '' }: Finding): string {
  return [id, where, field].join(' ');
}

/** The findings of a step, most severe first. */
export interface StepFindings {
  readonly step: ProjectStep;
  /** Findings of checks. */
  readonly checked: readonly Finding[];
  /** Missing or invalid answers. */
  readonly missing: readonly Finding[];
}

const gravity: readonly Severity[] = ['error', 'warning', 'hint'];

/** Returns the findings by step in order; steps without any are left out. */
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

/**
 * Returns the number of findings as text: '1 problem, 2 warnings, 1 answer to correct, 12 questions to go'; empty if
 * there are none.
 */
export function findingsCount(findings: readonly Finding[]): string {
  const checked = findings.filter((finding) => !isUnfinished(finding));
  const toCorrect = findings.filter(isToCorrect).length;
  const toGo = findings.length - checked.length - toCorrect;
  const counts = gravity.map((severity) => {
    const count = checked.filter((finding) => finding.severity === severity).length;
    return counted(count, severityNames[severity].toLowerCase());
  });
  return [
    ...counts,
    toCorrect === 0 ? '' : `${counted(toCorrect, 'answer')} to correct`,
    toGo === 0 ? '' : `${counted(toGo, 'question')} to go`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Maximum number of new findings that are read out in full; for more, only the number is read. */
const readInFull = 3;

/**
 * Returns the changes between two lists of findings, for a screen reader: new ones in full, and resolved ones. Empty
 * if nothing has changed. A missing answer is announced by its field.
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

/**
 * Returns the findings of checks that are not among others. Two findings are the same if they are about the same
 * thing, even if the numbers in their messages differ.
 */
function checkedThatAreNotIn(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(findingKey));
  return findings.filter((finding) => !isUnfinished(finding) && !known.has(findingKey(finding)));
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
