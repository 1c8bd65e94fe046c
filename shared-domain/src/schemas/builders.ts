import * as v from 'valibot';

/** A schema whose input and output have the same type. */
export type Schema<Type> = v.GenericSchema<Type>;

/** Makes members read-only. Also makes TypeScript write out each member in declaration files. */
type ReadOnly<Type> = Type extends infer Members ? { readonly [Key in keyof Members]: Members[Key] } : never;

/** Returns the schema of an object with exactly these members. The object's type is read-only. */
export function object<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<ReadOnly<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>>> {
  return v.strictObject(entries) as v.GenericSchema as never;
}

/** Returns the schema of a list. The list's type is read-only. */
export function list<Item>(item: v.GenericSchema<Item>): v.GenericSchema<readonly Item[]> {
  return v.array(item) as v.GenericSchema as never;
}

/** Returns the schema of a map from names to values. The map's type is read-only. */
export function record<Value>(
  value: v.GenericSchema<Value>,
): v.GenericSchema<Readonly<Record<string, Value>>> {
  return v.record(v.string(), value) as v.GenericSchema as never;
}
