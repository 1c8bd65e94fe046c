import type { Field, FieldValue } from './fields/field.ts';
import type { FieldGroup } from './fields/field-groups.ts';
import type { ProjectContent } from './project-data.ts';

type Values = Readonly<Record<string, unknown>>;

/** A group's values. A list has one such object per line. */
export interface GroupValues {
  readonly group: FieldGroup;
  readonly values: Values;
  /** Line id, only in lists. */
  readonly id?: string;
}

/** Returns the value at a dotted path, or undefined. Inherited members are ignored. */
export function valueAt(values: unknown, path: string): unknown {
  if (path === '') return values;
  // Most paths are a single name, and this shortcut saves time because every key press reads many paths.
  if (!path.includes('.')) return memberOf(values, path);
  let value = values;
  for (const name of path.split('.')) value = memberOf(value, name);
  return value;
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns whether a value is an object, but not null or an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a copy with a new value at a dotted path, which must not lead into arrays. Undefined removes the member. */
export function withValue<Content extends object>(content: Content, path: string, value: unknown): Content {
  const [name = '', ...rest] = path.split('.');
  const { [name]: before, ...others } = content as Record<string, unknown>;
  const after = rest.length > 0 ? withValue(isObject(before) ? before : {}, rest.join('.'), value) : value;
  return (after === undefined ? others : { ...others, [name]: after }) as Content;
}

/** Returns a list's lines, or an empty array. */
export function linesAt(content: ProjectContent, path: string): readonly Values[] {
  const lines = valueAt(content, path);
  return Array.isArray(lines) ? lines.filter(isObject) : [];
}

/** Returns a group's values: one entry per line of a list, none for an unselected credit, otherwise one. */
export function valuesOfGroup(content: ProjectContent, group: FieldGroup): GroupValues[] {
  if (group.list) {
    return linesAt(content, group.path).map((values) => ({ group, values, id: String(values.id ?? '') }));
  }
  const values = valueAt(content, group.path);
  if (isObject(values)) return [{ group, values }];
  return group.credit ? [] : [{ group, values: {} }];
}

/** Returns the path of a field in a project's `raw` and in findings, such as `walls.lines.w1.plateHeight`. */
export function addressOf({ group, id }: Pick<GroupValues, 'group' | 'id'>, field: Field): string {
  return [group.path, id, field.name].filter((part) => part !== undefined && part !== '').join('.');
}

/** Returns a field's value, or its default. */
export function answerOf(field: Field, values: Values): FieldValue | undefined {
  return (valueAt(values, field.name) as FieldValue | undefined | null) ?? field.default;
}
