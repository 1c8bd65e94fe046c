import { type DocumentProblem, misplacedMembers } from './document-shape.ts';
import { isObject, valueAt } from './document-values.ts';
import type { Field } from './fields/field.ts';
import { type FieldGroup, fieldGroups, type LineList } from './fields/field-groups.ts';
import { valueProblem } from './fields/read-field.ts';
import { type ProjectData, projectDataVersion } from './project-data.ts';
import { marksMember, marksProblem } from './typical-marks.ts';

/**
 * Returns the problems that make a value an invalid project document (D5). Missing values are allowed, except the
 * version, the kind and line ids. Other checks find contradictions between answers.
 */
export function documentProblems(document: unknown, thisYear: number): DocumentProblem[] {
  if (!isObject(document)) return [{ path: '', message: 'A project is an object' }];
  if (document.version !== projectDataVersion) {
    const message = `The version of a project’s data is ${projectDataVersion}`;
    return [{ path: 'version', message }];
  }
  const lines = fieldGroups.flatMap((group) => linesOf(group, document));
  return [
    ...(document.kind === undefined ? [{ path: 'kind', message: 'Choose what you build' }] : []),
    ...misplacedMembers(document),
    ...fieldGroups.flatMap((group) => groupProblems(group, document, thisYear)),
    ...idProblems(lines),
    ...rawProblems(document.raw, lines),
  ];
}

/** Returns true if {@link documentProblems} finds no problems. */
export function isProjectData(document: unknown, thisYear: number): document is ProjectData {
  return documentProblems(document, thisYear).length === 0;
}

interface PlacedLine {
  readonly path: string;
  readonly line: Readonly<Record<string, unknown>>;
  readonly group: FieldGroup;
}

function linesOf(group: FieldGroup, document: unknown): PlacedLine[] {
  const lines = group.list ? valueAt(document, group.path) : undefined;
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line, index) =>
    isObject(line) ? [{ path: `${group.path}.${index}`, line, group }] : [],
  );
}

function groupProblems(group: FieldGroup, document: unknown, thisYear: number): DocumentProblem[] {
  const { list, path } = group;
  if (!list) {
    const values = valueAt(document, path);
    return isObject(values) ? objectProblems(group, values, path, thisYear) : [];
  }
  const lines = linesOf(group, document);
  const tooMany =
    lines.length > list.max ? [{ path, message: `There can be ${list.max} lines at most` }] : [];
  return [...tooMany, ...lines.flatMap(({ line, path: at }) => objectProblems(group, line, at, thisYear))];
}

function objectProblems(
  group: FieldGroup,
  values: unknown,
  path: string,
  thisYear: number,
): DocumentProblem[] {
  const marks = valueAt(values, marksMember);
  const message = marks === undefined ? null : marksProblem(group, marks);
  return [
    ...group.fields.flatMap((field) => valueProblems(field, values, path, thisYear)),
    ...(message === null ? [] : [{ path: `${path}.${marksMember}`, message }]),
  ];
}

function valueProblems(field: Field, values: unknown, path: string, thisYear: number): DocumentProblem[] {
  const value = valueAt(values, field.name);
  const message = value === undefined ? null : valueProblem(field, value, { thisYear });
  return message === null ? [] : [{ path: path === '' ? field.name : `${path}.${field.name}`, message }];
}

function idProblems(lines: readonly PlacedLine[]): DocumentProblem[] {
  const seen = new Set<unknown>();
  return lines.flatMap(({ path, line: { id }, group: { list } }) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!isRepeated && fits(id, list)) return [];
    const message = `A line has an id of its own: ${list?.letter} and a number`;
    return [{ path: `${path}.id`, message }];
  });
}

function fits(id: unknown, list: LineList | undefined): boolean {
  return typeof id === 'string' && id.charAt(0) === list?.letter && /^[a-z][1-9]\d{0,5}$/.test(id);
}

const longestRaw = 4000;

function rawProblems(raw: unknown, lines: readonly PlacedLine[]): DocumentProblem[] {
  if (raw === undefined) return [];
  if (!isObject(raw)) return [{ path: 'raw', message: 'This is an object' }];
  const addresses = addressesOf(lines);
  return Object.entries(raw).flatMap(([address, text]) => {
    const path = `raw.${address}`;
    if (!addresses.has(address)) return [{ path, message: 'A project has no such field' }];
    if (typeof text === 'string' && text.length <= longestRaw) return [];
    return [{ path, message: `What was typed is text of at most ${longestRaw} characters` }];
  });
}

function addressesOf(lines: readonly PlacedLine[]): ReadonlySet<string> {
  const single = fieldGroups.filter(({ list }) => !list).map(({ path, fields }) => ({ at: path, fields }));
  const ofLines = lines.map(({ line, group: { path, fields } }) => ({ at: `${path}.${line.id}`, fields }));
  return new Set(
    [...single, ...ofLines].flatMap(({ at, fields }) =>
      fields.map(({ name }) => (at === '' ? name : `${at}.${name}`)),
    ),
  );
}
