import { counted } from '../numbers/counted.ts';
import type { Finding, Severity } from './checks/finding.schema.ts';
import { type ProjectStep, projectSteps } from './fields/field-groups.ts';

const missing: ReadonlySet<string> = new Set(['answer-needed', 'line-needed']);

/** Returns whether a finding is about a missing or invalid answer or a missing line. */
export function isUnfinished(finding: Finding): boolean {
  return missing.has(finding.id) || isToCorrect(finding);
}

/** Returns whether a finding is about data that was entered, not about missing data. */
export function isAboutEntered({ id }: Finding): boolean {
  return !missing.has(id) && id !== 'plans-not-attached';
}

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

/** One step's findings, most severe first. */
export interface StepFindings {
  readonly step: ProjectStep;
  readonly checked: readonly Finding[];
  /** Missing or invalid answers, and missing lines. */
  readonly missing: readonly Finding[];
}

const gravity: readonly Severity[] = ['error', 'warning', 'hint'];

/** Returns the findings in step order, without steps that have none. */
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

/** Returns text such as '1 problem, 2 warnings, 1 answer to correct, 12 questions to go', or ''. */
export function findingsCount(findings: readonly Finding[]): string {
  const checked = findings.filter((finding) => !isUnfinished(finding));
  const toCorrect = findings.filter(isToCorrect).length;
  const unanswered = findings.length - checked.length - toCorrect;
  const counts = gravity.map((severity) => {
    const count = checked.filter((finding) => finding.severity === severity).length;
    return count === 0 ? '' : counted(count, severityNames[severity].toLowerCase());
  });
  return [
    ...counts,
    toCorrect === 0 ? '' : `${counted(toCorrect, 'answer')} to correct`,
    unanswered === 0 ? '' : `${counted(unanswered, 'question')} to go`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** Maximum number of new findings whose messages a screen reader speaks. Any other new findings are only counted. */
const maxReadInFull = 3;

/**
 * Describes new and resolved findings for a screen reader: the first new ones in full, then how many more are new, and
 * how many are resolved. Returns '' if there are none. Unfinished findings ({@link isUnfinished}) are left out.
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
 * Returns the findings that another list does not have. Unfinished findings ({@link isUnfinished}) are left out.
 * Findings of the same check about the same place count as equal, even if the numbers in their messages differ.
 */
function checkedNotIn(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(findingKey));
  return findings.filter((finding) => !isUnfinished(finding) && !known.has(findingKey(finding)));
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
