import { answerOf, type GroupValues } from './document-values.ts';
import type { Condition, Field, Requirement } from './fields/field.ts';
import type { FieldGroup } from './fields/field-groups.ts';
import type { ProjectKind } from './project-kind.ts';
import { partOfLine } from './used-lines.ts';

/** Returns whether projects of this kind have this group. */
export function asksForGroup({ list }: FieldGroup, kind: ProjectKind): boolean {
  return list?.kinds?.includes(kind) ?? true;
}

/** Returns whether a field applies, given the project kind and the answers in the field's group. */
export function isAsked(field: Field, { group, values }: GroupValues, kind: ProjectKind): boolean {
  if (!(field.kinds?.includes(kind) ?? true)) return false;
  return field.when === undefined || holds(field.when, group, values);
}

function holds({ field: name, is }: Condition, group: FieldGroup, values: GroupValues['values']): boolean {
  const field = group.fields.find((other) => other.name === name);
  const answer = field && answerOf(field, values);
  if (is === 'entered') return answer !== undefined && answer !== 0 && answer !== false;
  return is.some((value) => value === answer);
}

/**
 * Returns whether a requirement applies to this project kind. A requirement with `parts` applies only to lines in one
 * of these parts of the house.
 */
export function isRequired(
  { kinds, parts }: Requirement,
  { group, values }: GroupValues,
  kind: ProjectKind,
): boolean {
  if (!(kinds?.includes(kind) ?? true)) return false;
  if (parts === undefined) return true;
  const part = group.list ? partOfLine(values, kind) : undefined;
  return part !== undefined && parts.includes(part);
}
