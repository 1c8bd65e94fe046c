import { customType } from 'drizzle-orm/pg-core';

/** Defines a jsonb column for one document. Reading applies {@link withDefaults}. */
export function documentColumn<Document extends object>(defaults: Document) {
  const column = customType<{ data: Document; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (document) => JSON.stringify(document),
    fromDriver: (stored) => withDefaults(defaults, stored),
  });
  return column();
}

/**
 * Returns a stored value with exactly the members of `defaults`. Members that are missing or have the wrong type get
 * their default; a default of null accepts any type.
 */
export function withDefaults<Value>(defaults: Value, stored: unknown): Value {
  if (isRecord(defaults)) {
    const of = isRecord(stored) ? stored : {};
    const members = Object.entries(defaults).map(([key, each]) => [
      key,
      withDefaults(each, Object.hasOwn(of, key) ? of[key] : undefined),
    ]);
    return Object.fromEntries(members) as Value;
  }
  return isOfKind(defaults, stored) ? (stored as Value) : defaults;
}

/** Returns whether the value is an object, neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfKind(defaults: unknown, stored: unknown): boolean {
  if (stored === undefined) return false;
  if (defaults === null) return true;
  return typeof stored === typeof defaults && Array.isArray(stored) === Array.isArray(defaults);
}
