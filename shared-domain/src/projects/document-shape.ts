import { isObject } from './document-values.ts';
import { fieldGroups } from './fields/field-groups.ts';
import { markableFields, marksMember } from './typical-marks.ts';

/** A document error, and the dotted path of the faulty member, such as `walls.lines.0.id`. */
export interface DocumentProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns errors for unknown members, and for members that are not the expected object or list. */
export function misplacedMembers(document: unknown): DocumentProblem[] {
  return unknownMembers(document, shapeOf(), '');
}

/** Structure of a document: an object with members, a list of objects, texts by path, or a value. */
type Shape = 'value' | 'texts' | { readonly list: Shape } | { readonly [member: string]: Shape };
type Members = { [member: string]: Shape };

let knownShape: Members | undefined;

/** Returns a project document's shape, which is built from the fields on first use. */
function shapeOf(): Members {
  if (knownShape) return knownShape;
  const shape: Members = Object.assign(Object.create(null), { version: 'value', raw: 'texts' });
  for (const group of fieldGroups) {
    const { path, fields, list } = group;
    const members = list ? { id: 'value' as const } : memberAt(shape, path);
    for (const { name } of fields) {
      const parts = name.split('.');
      const last = parts.pop() ?? '';
      memberAt(members, parts.join('.'))[last] = 'value';
    }
    if (markableFields(group).length > 0) members[marksMember] = 'value';
    if (list) {
      const parts = path.split('.');
      const last = parts.pop() ?? '';
      memberAt(shape, parts.join('.'))[last] = { list: members };
    }
  }
  knownShape = shape;
  return shape;
}

function memberAt(shape: Members, path: string): Members {
  let members = shape;
  for (const name of path === '' ? [] : path.split('.')) {
    members[name] ??= {};
    members = members[name] as Members;
  }
  return members;
}

/** Returns errors for members that differ from the shape. Does not look into values and texts. */
function unknownMembers(value: unknown, shape: Shape, path: string): DocumentProblem[] {
  if (shape === 'value' || shape === 'texts') return [];
  if ('list' in shape && typeof shape.list === 'object') {
    if (!Array.isArray(value)) return [{ path, message: 'This is a list' }];
    return value.flatMap((line, index) => unknownMembers(line, shape.list as Shape, `${path}.${index}`));
  }
  if (!isObject(value)) return [{ path, message: 'This is an object' }];
  return Object.keys(value).flatMap((name) => {
    const at = path === '' ? name : `${path}.${name}`;
    const member = Object.hasOwn(shape, name) ? (shape as Members)[name] : undefined;
    return member === undefined
      ? [{ path: at, message: 'A project has no such field' }]
      : unknownMembers(value[name], member, at);
  });
}
