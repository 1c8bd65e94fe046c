import { type GroupValues, valueAt, withValue } from './document-values.ts';
import type { Field } from './fields/field.ts';
import type { FieldGroup } from './fields/field-groups.ts';
import { typicalValues } from './typical/typical-values.ts';

/** Name of the property that lists which fields of a group or line are marked as typical. */
export const marksMember = 'typicalAnswers';

/** Returns the names of a group's fields that can have a typical value. */
export function markableFields({ path, fields }: FieldGroup): readonly string[] {
  return fields
    .map(({ name }) => name)
    .filter((name) => typicalValues.some((typical) => typical.fields.includes(`${path}.${name}`)));
}

/** Returns whether an answer is marked as a typical value. */
export function isMarkedTypical({ name }: Field, values: GroupValues['values']): boolean {
  const marks = valueAt(values, marksMember);
  return Array.isArray(marks) && marks.includes(name) && valueAt(values, name) !== undefined;
}

/** Returns an object with a field's mark set or removed. */
export function withMarked<Values extends object>(values: Values, name: string, isMarked: boolean): Values {
  const present = valueAt(values, marksMember);
  const marks: readonly unknown[] = Array.isArray(present) ? present : [];
  if (marks.includes(name) === isMarked) return values;
  const after = isMarked ? [...marks, name] : marks.filter((mark) => mark !== name);
  return withValue(values, marksMember, after.length > 0 ? after : undefined);
}

/** Returns why a value is not a valid list of marks for a group, or null. */
export function marksProblem(group: FieldGroup, marks: unknown): string | null {
  if (!Array.isArray(marks)) return 'This is a list';
  const markable = markableFields(group);
  const isFine = marks.every((mark, index) => markable.includes(mark) && marks.indexOf(mark) === index);
  return isFine ? null : 'Only fields with a typical value are marked as typical, each once';
}
