import { asksForGroup, isAsked, isRequired } from './asked-fields.ts';
import type { Finding } from './checks/finding.schema.ts';
import { addressOf, valueAt, valuesOfGroup } from './document-values.ts';
import { fieldGroups } from './fields/field-groups.ts';
import { isUnfinished } from './findings-list.ts';
import type { ProjectContent } from './project-data.ts';
import { usedContent } from './used-lines.ts';

/** Progress in answering what an order requires. */
export interface AnswerProgress {
  readonly answered: number;
  /** Number of required questions, answered or open. */
  readonly asked: number;
}

/**
 * Returns how many questions an order requires, and how many of them are answered. Invalid answers and missing lines
 * count as open questions.
 * @param findings - the project's findings, which include one for each open question
 */
export function answerProgress(entered: ProjectContent, findings: readonly Finding[]): AnswerProgress {
  const content = usedContent(entered);
  const unfinished = findings.filter(isUnfinished);
  const open = new Set(unfinished.map(({ field }) => field));
  const answered = fieldGroups
    .filter((group) => asksForGroup(group, content.kind))
    .flatMap((group) => valuesOfGroup(content, group))
    .flatMap((of) =>
      of.group.fields.filter(
        (field) =>
          field.required !== undefined &&
          // A default value does not count as an answer.
          valueAt(of.values, field.name) !== undefined &&
          isAsked(field, of, content.kind) &&
          isRequired(field.required, of, content.kind) &&
          !open.has(addressOf(of, field)),
      ),
    ).length;
  return { answered, asked: answered + unfinished.length };
}
