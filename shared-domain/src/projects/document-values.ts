import type { Field, FieldValue } from './fields/field.ts';
import type { FieldGroup } from './fields/field-groups.ts';
import type { ProjectContent } from './project-data.ts';

type Values = Readonly<Record<string, unknown>>;

/** An object of the document with the values of a group of fields: a step's, a credit's, or a line. */
export interface GroupValues {
  readonly group: FieldGroup;
  readonly values: Values;
  /** Id of the line, if the group is a list. */
  readonly id?: string;
}

/** Returns the value at a dotted path, or undefined. Reads own members only. */
export function valueAt(values: unknown, path: string): unknown {
  if (path === '') return values;
  // Fast path: most paths are one name, and all are read at each key press.
  if (!path.includes('.')) return memberOf(values, path);
  let value = values;
  for (const name of path.split('.')) value = memberOf(value, name);
  return value;
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether a value is an object with members: not null, not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a copy with another value at a dotted path; without a value, the member is removed. Arrays in the path are
 * not entered.
 */
export function withValue<Content extends object>(content: Content, path: string, value: unknown): Content {
  const [name = '', ...rest] = path.split('.');
  const { [name]: before, ...others } = content as Record<string, unknown>;
  const after = rest.length > 0 ? withValue(isObject(before) ? before : {}, rest.join('.'), value) : value;
  return (after === undefined ? others : { ...others, [name]: after }) as Content;
}

/** Returns the lines of a list; none if there is no list. */
export function linesAt(content: ProjectContent, path: string): readonly Values[] {
  const lines = valueAt(content, path);
  return Array.isArray(lines) ? lines.filter(isObject) : [];
}

/** Returns the objects with a group's values; none for a credit that is not taken. */
export function valuesOfGroup(content: ProjectContent, group: FieldGroup): GroupValues[] {
  if (group.list) {
    return linesAt(content, group.path).map((values) => ({ group, values, id: String(values.id ?? '') }));
  }
  const values = valueAt(content, group.path);
  if (isObject(values)) return [{ group, values }];
  return group.credit ? [] : [{ group, values: {} }];
}

/** Returns the path of a field as used in `raw` and findings: `walls.lines.w1.plateHeight`. */
export function addressOf({ group, id }: Pick<GroupValues, 'group' | 'id'>, field: Field): string {
  return [group.path, id, field.name].filter((part) => part !== undefined && part !== '').join('.');
}

/** Returns the value of a field, or its default. */
export function answerOf(field: Field, values: Values): FieldValue | undefined {
  return (valueAt(values, field.name) as FieldValue | undefined | null) ?? field.default;
}
