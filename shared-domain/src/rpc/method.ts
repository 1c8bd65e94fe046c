import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { SiteAction, SiteResource } from '../index.ts';

/**
 * Callers that a method permits. `public` and `bearer` permit everyone, and the method is served under /rpc/public.
 * Calls of a `bearer` method also send the caller's token, if any. Other methods are served under /rpc/2.0. `self`
 * permits every logged-in account. An object permits callers who may perform all of its actions on its resource.
 */
export type Access =
  | 'public'
  | 'bearer'
  | 'self'
  | { readonly resource: SiteResource; readonly actions: readonly [SiteAction, ...SiteAction[]] };

/** Params of a method without params. */
export type NoParams = Readonly<Record<string, never>>;

declare const signature: unique symbol;

/** A method of the site's JSON-RPC interface. Params and result exist only as types. */
export interface RpcMethod<Params = never, Result = unknown> {
  readonly service: string;
  readonly method: string;
  readonly access: Access;
  readonly [signature]?: (params: Params) => Result;
}

/** The params of a method, as callers send them. */
export type ParamsOf<Method> = Method extends RpcMethod<infer Params, unknown> ? Params : never;

/** The result of a method. */
export type ResultOf<Method> = Method extends RpcMethod<never, infer Result> ? Result : never;

/** The params as a function argument, optional if all params are optional. */
export type ParamsArgument<Params> =
  Readonly<Record<string, never>> extends Params ? [params?: Params] : [params: Params];

/** The schemas of a method. The browser uses only their types. */
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
 * Declares a service's methods with their access. The browser uses only the types of the schemas:
 * `rpcService<typeof productsSchemas>(…)`.
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

/** Returns the path to which calls of a method are posted. */
export function rpcPath({ service, access }: Pick<RpcMethod, 'service' | 'access'>): string {
  const isOpen = access === 'public' || access === 'bearer';
  return `${isOpen ? '/rpc/public' : '/rpc/2.0'}/${service}`;
}
