import type { Finding } from './checks/finding.schema.ts';
import { valueAt, valuesOfGroup } from './document-values.ts';
import { fieldGroups, type ProjectStep, projectSteps } from './fields/field-groups.ts';
import { isUnfinished } from './findings-list.ts';
import type { ProjectContent } from './project-data.ts';

/** Status of a step, as shown in the task list. */
export type StepStatus = 'not-started' | 'in-progress' | 'complete' | 'problem';

/**
 * Returns a step's status.
 * @param findings - the project's findings, including missing answers
 * @param attachments - attached files. The documents step is started if there are any.
 */
export function stepStatus(
  step: ProjectStep,
  content: ProjectContent,
  findings: readonly Finding[],
  attachments: readonly unknown[] = [],
): StepStatus {
  const errors = findings.filter((finding) => finding.step === step && finding.severity === 'error');
  if (!errors.every(isUnfinished)) return 'problem';
  const hasFiles = step === 'documents' && attachments.length > 0;
  if (!hasFiles && !isStarted(step, content)) return 'not-started';
  return errors.length > 0 ? 'in-progress' : 'complete';
}

/** Answers that every project has from the start, so they do not start a step. */
const initialAnswers: ReadonlySet<string> = new Set(['kind', 'name']);

function isStarted(step: ProjectStep, content: ProjectContent): boolean {
  const groups = fieldGroups.filter((group) => group.step === step);
  return groups.some((group) =>
    valuesOfGroup(content, group).some(
      ({ id, values }) =>
        id !== undefined ||
        group.fields.some(
          (field) => !initialAnswers.has(field.name) && valueAt(values, field.name) !== undefined,
        ),
    ),
  );
}

/** Returns the first step with an error or missing answer, or null. */
export function nextStepOf(findings: readonly Finding[]): ProjectStep | null {
  const withErrors = new Set(findings.filter(({ severity }) => severity === 'error').map(({ step }) => step));
  return projectSteps.find((step) => withErrors.has(step)) ?? null;
}
