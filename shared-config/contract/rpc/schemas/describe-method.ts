import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { RpcMethod, SchemasOf } from '../method.ts';
import type { RpcErrorName } from '../rpc-errors.ts';

/** A schema from any library that implements Standard Schema: Valibot's, or Yup's for form input. */
export type Schema<Input = unknown, Output = Input> = StandardSchemaV1<Input, Output>;

/** An example call as shown in the documentation; a test sends it to a server. */
export type MethodExample<Params, Result> = {
  /** What the example shows. */
  readonly name: string;
  readonly params: Params;
} & (
  | { readonly result: Result }
  /** The refusal of a call whose valid input only a browser or a mail could provide. */
  | { readonly error: RpcErrorName; readonly message: string }
);

/** Params and result of a method. */
export interface MethodSchemas<Params extends Schema = Schema, Result extends Schema = Schema> {
  readonly summary: string;
  readonly params: Params;
  readonly result: Result;
  /** Errors in addition to those of JSON-RPC: any method can report invalid params or a missing permission. */
  readonly errors: readonly RpcErrorName[];
  readonly examples: readonly MethodExample<
    StandardSchemaV1.InferInput<Params>,
    StandardSchemaV1.InferOutput<Result>
  >[];
}

/** A method as known to the server and the documentation: its address, who may call it, and its schemas. */
export type DescribedMethod<Schemas extends MethodSchemas = MethodSchemas> = Pick<
  RpcMethod,
  'service' | 'method' | 'access'
> &
  Schemas;

/** Methods by name: a whole service, or some of one. */
export type DescribedMethods = Readonly<Record<string, DescribedMethod>>;

/** Checks the types of a method's examples against its schemas. */
export function describeMethod<Params extends Schema, Result extends Schema>(
  schemas: MethodSchemas<Params, Result>,
): MethodSchemas<Params, Result> {
  return schemas;
}

/** Returns the methods of a service with their schemas. */
export function describeService<Schemas extends Readonly<Record<string, SchemasOf>>>(
  service: { readonly [Name in keyof Schemas]: RpcMethod<never, unknown> },
  schemas: Schemas,
): { readonly [Name in keyof Schemas]: Pick<RpcMethod, 'service' | 'method' | 'access'> & Schemas[Name] } {
  const described = Object.entries(schemas).map(([name, each]) => [name, { ...service[name], ...each }]);
  return Object.fromEntries(described);
}

/**
 * Returns all errors that a method can answer with: any method may refuse params, and methods with a permission may
 * refuse the caller.
 */
export function errorsOf({ access, errors }: Pick<DescribedMethod, 'access' | 'errors'>): RpcErrorName[] {
  const always: readonly RpcErrorName[] =
    typeof access === 'object' ? ['invalidParams', 'forbidden'] : ['invalidParams'];
  return [...new Set([...always, ...errors])];
}
