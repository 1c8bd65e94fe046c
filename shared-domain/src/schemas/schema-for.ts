import type * as v from 'valibot';

type Writable<Type> = Type extends object ? { -readonly [Key in keyof Type]: Writable<Type[Key]> } : Type;

type Same<One, Other> =
  (<Probe>() => Probe extends One ? 1 : 2) extends <Probe>() => Probe extends Other ? 1 : 2 ? true : false;

/** Checks at compile time that a schema and a domain type have the same members and types. */
export function schemaFor<Type>() {
  return <Schema extends v.GenericSchema>(
    schema: Schema &
      (Same<Writable<v.InferOutput<Schema>>, Writable<Type>> extends true
        ? unknown
        : ['The schema differs from the type', Type]),
  ): v.GenericSchema<Type> => schema as v.GenericSchema as v.GenericSchema<Type>;
}
