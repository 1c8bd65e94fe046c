import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { RpcMethod, SchemasOf } from '../method.ts';
import type { RpcErrorName } from '../rpc-errors.ts';

/** A schema of any library that speaks Standard Schema: Valibot's, or Yup's for what a form sends. */
export type Schema<Input = unknown, Output = Input> = StandardSchemaV1<Input, Output>;

/** What is sent and what comes back, as it stands in the documentation; a test sends it to a server. */
export type MethodExample<Params, Result> = {
  /** What it shows. */
  readonly name: string;
  readonly params: Params;
} & (
  | { readonly result: Result }
  /** For calls that need what only a browser or a mail gives: how they are refused. */
  | { readonly error: RpcErrorName; readonly message: string }
);

/** What a method takes and gives. */
export interface MethodSchemas<Params extends Schema = Schema, Result extends Schema = Schema> {
  readonly summary: string;
  readonly params: Params;
  readonly result: Result;
  /** Errors beside those of JSON-RPC itself: bad params can be told by each method, and a role that is not enough. */
  readonly errors: readonly RpcErrorName[];
  readonly examples: readonly MethodExample<
    StandardSchemaV1.InferInput<Params>,
    StandardSchemaV1.InferOutput<Result>
  >[];
}

/** A method as the server and the documentation know it: its address, who may call it, and its schemas. */
export type DescribedMethod<Schemas extends MethodSchemas = MethodSchemas> = Pick<
  RpcMethod,
  'service' | 'method' | 'access'
> &
  Schemas;

/** Methods by name: a whole service, or some of one. */
export type DescribedMethods = Readonly<Record<string, DescribedMethod>>;

/** Holds the examples of a method to its schemas. */
export function describeMethod<Params extends Schema, Result extends Schema>(
  schemas: MethodSchemas<Params, Result>,
): MethodSchemas<Params, Result> {
  return schemas;
}

/** The methods of a service with their schemas. */
export function describeService<Schemas extends Readonly<Record<string, SchemasOf>>>(
  service: { readonly [Name in keyof Schemas]: RpcMethod<never, unknown> },
  schemas: Schemas,
): { readonly [Name in keyof Schemas]: Pick<RpcMethod, 'service' | 'method' | 'access'> & Schemas[Name] } {
  const described = Object.entries(schemas).map(([name, each]) => [name, { ...service[name], ...each }]);
  return Object.fromEntries(described);
}

/** The errors that a method itself may answer with: any can find its params bad, and one with a permission its caller. */
export function errorsOf({ access, errors }: Pick<DescribedMethod, 'access' | 'errors'>): RpcErrorName[] {
  const always: readonly RpcErrorName[] =
    typeof access === 'object' ? ['invalidParams', 'forbidden'] : ['invalidParams'];
  return [...new Set([...always, ...errors])];
}
