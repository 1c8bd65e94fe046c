import { AuthorizationContext } from './authorization-context.ts';
import { isFilledText } from './filled-text.ts';
import { Role } from './role.ts';
import type { RoleJson } from './role-json.schema.ts';
import { SecurityError } from './security-error.ts';

/**
 * Returns the role that {@link RoleJson} describes, in the reader's contexts.
 *
 * Nothing is granted that the JSON does not name: every member of RoleJson has to be there with its own type (a
 * missing `enabled` is not taken for true), and inherited members do not count. Each mask is read by the bit names
 * that came with it, then granted by name, so that it means the same if bits have other positions. A context or bit
 * that the reader does not have, such as one from a newer server, is left out, and with it the permission.
 *
 * @param json a parsed JSON value from anywhere
 * @param contexts the reader's contexts, which decide; the JSON's own only name its bits
 * @throws SecurityError 'a role in JSON is malformed', with the member in its detail
 */
export function roleFromJson(json: unknown, contexts: Iterable<AuthorizationContext>): Role {
  const members = membersOf(json, 'the role');
  const role = new Role({
    name: requireName(members.get('name')),
    description: requireType('string', members, 'description'),
    sortOrder: requireSortOrder(members),
    enabled: requireType('boolean', members, 'enabled'),
    isAlmighty: requireType('boolean', members, 'isAlmighty'),
  });
  const known = new Map(Array.from(contexts, (context) => [context.name, context]));
  const bitNames = membersOf(members.get('contexts'), 'contexts');
  for (const [name, mask] of membersOf(members.get('permissions'), 'permissions')) {
    const granted = namesOf(name, mask, bitNames.get(name));
    const context = known.get(name);
    if (context) {
      role.grant(
        context,
        granted.filter((permission) => context.has(permission)),
      );
    }
  }
  return role;
}

/** Returns the permissions that a mask in JSON grants, by the bit names sent with it. */
function namesOf(name: string, mask: unknown, bits: unknown): string[] {
  if (!Array.isArray(bits) || !bits.every((bit) => typeof bit === 'string')) {
    throw malformed(`contexts.${name}: list the names of its bits`);
  }
  const context = attempt(`contexts.${name}`, () => new AuthorizationContext({ name, bits }));
  // The length is checked first, as parsing millions of digits would take seconds.
  const digits = context.maximum.toString().length;
  if (typeof mask !== 'string' || mask.length > digits || !/^(0|[1-9][0-9]*)$/.test(mask)) {
    throw malformed(`permissions.${name}: write a mask of these bits as decimal text`);
  }
  return attempt(`permissions.${name}`, () => context.toNames(BigInt(mask)));
}

/** Reads own members only, as an inherited member does not come from the JSON. */
function membersOf(value: unknown, what: string): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed(`${what}: give an object`);
  return new Map(Object.entries(value));
}

function requireName(name: unknown): string {
  if (!isFilledText(name)) throw malformed('name: give a text that is not empty');
  return name;
}

function requireSortOrder(members: ReadonlyMap<string, unknown>): number {
  const sortOrder = requireType('number', members, 'sortOrder');
  if (!Number.isFinite(sortOrder)) throw malformed('sortOrder: give a finite number');
  return sortOrder;
}

interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

function requireType<Type extends keyof Types>(
  type: Type,
  members: ReadonlyMap<string, unknown>,
  member: keyof RoleJson,
): Types[Type] {
  const value = members.get(member);
  if (typeof value !== type) throw malformed(`${member}: give a ${type}`);
  return value as Types[Type];
}

function attempt<Result>(member: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw malformed(`${member}: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
}

function malformed(detail: string, cause?: unknown): SecurityError {
  return new SecurityError('malformed-role', detail, cause === undefined ? undefined : { cause });
}
