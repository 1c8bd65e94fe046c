import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { RpcMethod, SchemasOf } from '../method.ts';
import type { RpcErrorName } from '../rpc-errors.ts';
import { nothing } from './values.ts';

type Nothing = typeof nothing;

/** A schema from a library that implements Standard Schema: Valibot, or Yup for form input. */
export type Schema<Input = unknown, Output = Input> = StandardSchemaV1<Input, Output>;

/** An example call in the documentation. A test sends each example to a server. */
export type MethodExample<Params, Result> = {
  readonly name: string;
  readonly params: Params;
} & (
  | { readonly result: Result }
  /**
   * An expected error. If a method's valid input is secret, such as an emailed code, all of its examples expect an
   * error.
   */
  | { readonly error: RpcErrorName; readonly message: string }
);

/** Schemas of a method's params and result, with its documentation. */
export interface MethodSchemas<Params extends Schema = Schema, Result extends Schema = Schema> {
  readonly summary: string;
  readonly params: Params;
  readonly result: Result;
  /** Errors specific to this method. */
  readonly errors: readonly RpcErrorName[];
  readonly examples: readonly MethodExample<
    StandardSchemaV1.InferInput<Params>,
    StandardSchemaV1.InferOutput<Result>
  >[];
}

/** A method with its service, name, access and schemas, for the server and the documentation. */
export type DescribedMethod<Schemas extends MethodSchemas = MethodSchemas> = Pick<
  RpcMethod,
  'service' | 'method' | 'access'
> &
  Schemas;

/** Methods of a service, by name. */
export type DescribedMethods = Readonly<Record<string, DescribedMethod>>;

/**
 * Returns a method's schemas. By default, the method has no params, no result and no specific errors. The
 * types check each example against the schemas.
 */
export function describeMethod<Params extends Schema = Nothing, Result extends Schema = Nothing>(
  schemas: Pick<MethodSchemas<Params, Result>, 'summary' | 'examples'> &
    Partial<MethodSchemas<Params, Result>>,
): MethodSchemas<Params, Result> {
  return { params: nothing, result: nothing, errors: [], ...schemas } as MethodSchemas<Params, Result>;
}

/** Returns a service's methods with their schemas. */
export function describeService<Schemas extends Readonly<Record<string, SchemasOf>>>(
  service: { readonly [Name in keyof Schemas]: RpcMethod<never, unknown> },
  schemas: Schemas,
): { readonly [Name in keyof Schemas]: Pick<RpcMethod, 'service' | 'method' | 'access'> & Schemas[Name] } {
  const described = Object.entries(schemas).map(([name, each]) => [name, { ...service[name], ...each }]);
  return Object.fromEntries(described);
}

/**
 * Returns the errors that a method declares: `invalidParams`, its specific errors, and `forbidden` if its
 * access requires a permission.
 */
export function errorsOf({ access, errors }: Pick<DescribedMethod, 'access' | 'errors'>): RpcErrorName[] {
  const always: readonly RpcErrorName[] =
    typeof access === 'object' ? ['invalidParams', 'forbidden'] : ['invalidParams'];
  return [...new Set([...always, ...errors])];
}
