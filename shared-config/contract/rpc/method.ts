import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { SiteAction, SiteResource } from '@title24/shared-domain';

/**
 * The roles that may call a method. `public`: anyone, under /rpc/public. `bearer`: anyone, under /rpc/public, with
 * the caller's token, if any. `self`: every logged-in account, about itself. Otherwise callers need all of the
 * actions on the resource. The last two are under /rpc/2.0.
 */
export type Access =
  | 'public'
  | 'bearer'
  | 'self'
  | { readonly resource: SiteResource; readonly actions: readonly [SiteAction, ...SiteAction[]] };

/** Params for a method that takes none. */
export type NoParams = Readonly<Record<string, never>>;

declare const signature: unique symbol;

/**
 * A method of the site's JSON-RPC interface. Its params and result are types only and add nothing to the browser's
 * code.
 */
export interface RpcMethod<Params = never, Result = unknown> {
  readonly service: string;
  readonly method: string;
  readonly access: Access;
  readonly [signature]?: (params: Params) => Result;
}

/** The params that callers send to a method. */
export type ParamsOf<Method> = Method extends RpcMethod<infer Params, unknown> ? Params : never;

/** The result of a method. */
export type ResultOf<Method> = Method extends RpcMethod<never, infer Result> ? Result : never;

/** The params as an argument, which is optional if all of them are. */
export type ParamsArgument<Params> =
  Readonly<Record<string, never>> extends Params ? [params?: Params] : [params: Params];

/** The schemas of a method; the browser has only their types. */
export interface SchemasOf<
  Params extends StandardSchemaV1 = StandardSchemaV1,
  Result extends StandardSchemaV1 = StandardSchemaV1,
> {
  readonly params: Params;
  readonly result: Result;
}

type MethodOf<Schemas> =
  Schemas extends SchemasOf<infer Params, infer Result>
    ? RpcMethod<StandardSchemaV1.InferInput<Params>, StandardSchemaV1.InferOutput<Result>>
    : never;

/**
 * Declares a service: its methods by name, each with its address and who may call it. Params and results are declared
 * in schemas/, of which the browser has only the types: `rpcService<typeof productsSchemas>(…)`.
 */
export function rpcService<Schemas extends Readonly<Record<string, SchemasOf>>>(
  service: string,
  methods: { readonly [Name in keyof Schemas]: Access },
): { readonly [Name in keyof Schemas]: MethodOf<Schemas[Name]> } {
  const named = Object.entries<Access>(methods).map(([method, access]) => [
    method,
    { service, method, access },
  ]);
  return Object.fromEntries(named);
}

/** Returns the path at which a method is called with POST. */
export function rpcPath({ service, access }: Pick<RpcMethod, 'service' | 'access'>): string {
  const isOpen = access === 'public' || access === 'bearer';
  return `${isOpen ? '/rpc/public' : '/rpc/2.0'}/${service}`;
}
