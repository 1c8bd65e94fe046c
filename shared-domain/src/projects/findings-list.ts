import type { Finding, Severity } from './checks/finding.schema.ts';
import { type ProjectStep, projectSteps } from './fields/field-groups.ts';

const missing: ReadonlySet<string> = new Set(['answer-needed', 'line-needed']);

/**
 * Returns whether a finding is about a missing or invalid answer, or about a missing line. A new project has many
 * such findings.
 */
export function isUnfinished(finding: Finding): boolean {
  return missing.has(finding.id) || isToCorrect(finding);
}

/** Returns whether a finding is about entered data rather than missing data. */
export function isAboutEntered({ id }: Finding): boolean {
  return !missing.has(id) && id !== 'plans-not-attached';
}

/** Returns whether a finding is about an unusable answer. */
function isToCorrect({ id }: Finding): boolean {
  return id === 'answer-invalid';
}

export const severityNames: Readonly<Record<Severity, string>> = {
  error: 'Problem',
  warning: 'Warning',
  hint: 'Hint',
};

/** Returns a key that identifies a finding. */
export function findingKey({ id, where = '', field = '' }: Finding): string {
  return [id, where, field].join(' ');
}

/** Findings of one step, most severe first. */
export interface StepFindings {
  readonly step: ProjectStep;
  /** Findings of the checks. */
  readonly checked: readonly Finding[];
  /** Findings about missing or invalid answers. */
  readonly missing: readonly Finding[];
}

const gravity: readonly Severity[] = ['error', 'warning', 'hint'];

/** Returns the findings in step order. Steps without findings are left out. */
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
 * Returns the number of findings as text, such as '1 problem, 2 warnings, 1 answer to correct, 12 questions to go'.
 * Returns '' if there are none.
 */
export function findingsCount(findings: readonly Finding[]): string {
  const checked = findings.filter((finding) => !isUnfinished(finding));
  const toCorrect = findings.filter(isToCorrect).length;
  const unanswered = findings.length - checked.length - toCorrect;
  const counts = gravity.map((severity) => {
    const count = checked.filter((finding) => finding.severity === severity).length;
    return counted(count, severityNames[severity].toLowerCase());
  });
  return [
    ...counts,
    toCorrect === 0 ? '' : `${counted(toCorrect, 'answer')} to correct`,
    unanswered === 0 ? '' : `${counted(unanswered, 'question')} to go`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Maximum number of new findings that are read aloud in full. Any further findings are only counted. */
const maxReadInFull = 3;

/**
 * Describes for a screen reader how a list of findings has changed: the first new findings in full, and the numbers of
 * further new findings and of resolved findings. Returns '' if nothing has changed. Missing answers are left out,
 * because their fields announce them.
 */
export function findingsChange(before: readonly Finding[], after: readonly Finding[]): string {
  const added = checkedNotIn(after, before);
  const solved = checkedNotIn(before, after);
  const sentences = added
    .slice(0, maxReadInFull)
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
 * Returns the check findings that another list does not contain. Findings about the same place count as equal, even if
 * their messages contain different numbers.
 */
function checkedNotIn(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(findingKey));
  return findings.filter((finding) => !isUnfinished(finding) && !known.has(findingKey(finding)));
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
