import { AuthorizationContext } from './authorization-context.ts';
import { isFilledText } from './filled-text.ts';
import { Role } from './role.ts';
import type { RoleJson } from './role-json.schema.ts';
import { SecurityError } from './security-error.ts';

/**
 * Returns the role in a {@link RoleJson}, with permissions in the given contexts.
 *
 * Only permissions named in the JSON are granted. Every member must be present and have the right type, so a missing
 * `enabled` does not count as true. Inherited members are ignored.
 *
 * Masks are read with the JSON's bit names, and permissions are granted by name, so bit positions do not matter.
 * Contexts and bits that are not in `contexts`, such as those of a newer server, are left out.
 *
 * @param json - a parsed JSON value from any source
 * @param contexts - the contexts that the reader knows
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

/** Returns the names of the permissions that a mask grants. `bits` are the names of the mask's bits in the JSON. */
function namesOf(name: string, mask: unknown, bits: unknown): string[] {
  if (!Array.isArray(bits) || !bits.every((bit) => typeof bit === 'string')) {
    throw malformed(`contexts.${name}: list the names of its bits`);
  }
  const context = attempt(`contexts.${name}`, () => new AuthorizationContext({ name, bits }));
  // The length is checked first, because parsing millions of digits would take seconds.
  const digits = context.maximum.toString().length;
  if (typeof mask !== 'string' || mask.length > digits || !/^(0|[1-9][0-9]*)$/.test(mask)) {
    throw malformed(`permissions.${name}: write a mask of these bits as decimal text`);
  }
  return attempt(`permissions.${name}`, () => context.toNames(BigInt(mask)));
}

/** Returns only own members of an object, because inherited members do not come from the JSON. */
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
