import { type GroupValues, valueAt, withValue } from './document-values.ts';
import type { Field } from './fields/field.ts';
import type { FieldGroup } from './fields/field-groups.ts';
import { typicalValues } from './typical/typical-values.ts';

/**
 * The property that lists which fields of an object hold a typical value. It is in the object itself, so
 * that it is copied, joined or removed with a line.
 */
export const marksMember = 'typicalAnswers';

/** Returns the names of a group's fields that can have a typical value. */
export function markableFields({ path, fields }: FieldGroup): readonly string[] {
  return fields
    .map(({ name }) => name)
    .filter((name) => typicalValues.some((typical) => typical.fields.includes(`${path}.${name}`)));
}

/** Whether the answer to a field is a typical value, chosen because the answer was not known. */
export function isMarkedTypical({ name }: Field, values: GroupValues['values']): boolean {
  const marks = valueAt(values, marksMember);
  return Array.isArray(marks) && marks.includes(name) && valueAt(values, name) !== undefined;
}

/** Returns an object of the document with the mark of a field's answer set or removed. */
export function withMarked<Values extends object>(values: Values, name: string, isMarked: boolean): Values {
  const present = valueAt(values, marksMember);
  const marks: readonly unknown[] = Array.isArray(present) ? present : [];
  if (marks.includes(name) === isMarked) return values;
  const after = isMarked ? [...marks, name] : marks.filter((mark) => mark !== name);
  return withValue(values, marksMember, after.length > 0 ? after : undefined);
}

/** Returns why a value is invalid as the marks of a group's object, or null. */
export function marksProblem(group: FieldGroup, marks: unknown): string | null {
  if (!Array.isArray(marks)) return 'This is a list';
  const markable = markableFields(group);
  const isFine = marks.every((mark, index) => markable.includes(mark) && marks.indexOf(mark) === index);
  return isFine ? null : 'Only fields with a typical value are marked as typical, each once';
}
