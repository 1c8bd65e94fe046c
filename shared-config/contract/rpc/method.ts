import type { SiteAction, SiteResource } from '@title24/shared-domain';

/**
 * Who may call a method. `public`: anyone, under /rpc/public. `bearer`: anyone, under /rpc/public, with the token that the
 * caller has, if any. `self`: every account that is logged in, about itself. Otherwise all of the actions on the resource.
 * The last two are under /rpc/2.0.
 */
export type Access =
  | 'public'
  | 'bearer'
  | 'self'
  | { readonly resource: SiteResource; readonly actions: readonly [SiteAction, ...SiteAction[]] };

/** A method that takes nothing. */
export type NoParams = Readonly<Record<string, never>>;

declare const signature: unique symbol;

/** A method of the site's JSON-RPC interface. Its params and result are types alone and weigh nothing in the browser. */
export interface RpcMethod<Params = never, Result = unknown> {
  readonly service: string;
  readonly method: string;
  readonly access: Access;
  readonly [signature]?: (params: Params) => Result;
}

/** The params that callers send to a method. */
export type ParamsOf<Method> = Method extends RpcMethod<infer Params, unknown> ? Params : never;

/** What a method answers. */
export type ResultOf<Method> = Method extends RpcMethod<never, infer Result> ? Result : never;

/** The params as an argument, which may be left out if all of them may. */
export type ParamsArgument<Params> =
  Readonly<Record<string, never>> extends Params ? [params?: Params] : [params: Params];

interface Declaration<Params, Result> {
  readonly access: Access;
  readonly [signature]?: (params: Params) => Result;
}

/** Declares a method within {@link rpcService}, which names it. */
export function method<Params, Result>(access: Access): Declaration<Params, Result> {
  return { access };
}

/** A service: its methods by name, each with the address that it is called at. */
export function rpcService<Methods extends Readonly<Record<string, Declaration<never, unknown>>>>(
  service: string,
  methods: Methods,
): { readonly [Name in keyof Methods]: MethodOf<Methods[Name]> } {
  const named = Object.entries(methods).map(([name, { access }]) => [
    name,
    { service, method: name, access },
  ]);
  return Object.fromEntries(named);
}

type MethodOf<Method> =
  Method extends Declaration<infer Params, infer Result> ? RpcMethod<Params, Result> : never;

/** Path that a method is called at with POST. */
export function rpcPath({ service, access }: Pick<RpcMethod, 'service' | 'access'>): string {
  const isOpen = access === 'public' || access === 'bearer';
  return `${isOpen ? '/rpc/public' : '/rpc/2.0'}/${service}`;
}
