import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import type { Caller } from './caller.ts';
import { createContentCache } from './content-cache.ts';
import type { KeptResult } from './kept-result.ts';
import {
  type CallMember,
  type DeclaredMethods,
  MemberMethods,
  type MemberMethodsOf,
} from './member-methods.ts';
import { memberRoutes } from './member-routes.ts';
import type { RpcMethod, RpcService } from './method.ts';
import { type CallPublic, createPublicAnswerer, createPublicCaller } from './public-caller.ts';
import { publicRoutes } from './public-routes.ts';

/** Where features say how they serve the contract's methods, before the application is ready. */
export interface RpcRegistry {
  /** Serves the methods of a service under /rpc/public: for everyone. */
  implementPublic<Declared extends DeclaredMethods>(
    declared: Declared,
    methods: { readonly [Name in keyof Declared]: RpcMethod },
  ): void;
  /** Serves methods of a service under /rpc/2.0, for the accounts that the contract allows it. */
  implement<Declared extends DeclaredMethods>(declared: Declared, methods: MemberMethodsOf<Declared>): void;
  /** Says who is behind the token of a call under /rpc/2.0; until then it is nobody. */
  authenticateWith(callerOf: (token: string) => Promise<Caller | null>): void;
  /** Calls a method of /rpc/2.0 for an account, within the process. */
  readonly callMember: CallMember;
  /** The methods under /rpc/2.0, as 'service.method'. */
  readonly memberMethods: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A public JSON-RPC method, called within the process. */
    readonly callPublic: CallPublic;
    readonly rpc: RpcRegistry;
  }
}

/**
 * JSON-RPC (H4): /rpc/public for everybody, /rpc/2.0 for accounts that are logged in, and both for the server itself. It knows no
 * method: features add theirs by `app.rpc`.
 */
export default fp(
  async (app, { settings, changes }: Pick<AppDependencies, 'settings' | 'changes'>) => {
    const publicServices = new Map<string, RpcService>();
    // Whoever saves and looks at the page sees what was saved.
    const members = new MemberMethods(() => changes.catchUp());
    let callerOf = async (_: string): Promise<Caller | null> => null;

    const answerPublic = createPublicAnswerer(publicServices, createContentCache<KeptResult>(changes));
    app.decorate('callPublic', createPublicCaller(answerPublic));
    app.decorate('rpc', {
      implementPublic(declared, methods) {
        for (const [name, { service, method }] of Object.entries(declared)) {
          const before = publicServices.get(service) ?? new Map();
          publicServices.set(service, new Map([...before, [method, methods[name]]]));
        }
      },
      implement: (declared, methods) => members.add(declared, methods),
      authenticateWith(find) {
        callerOf = find;
      },
      callMember: members.call,
      get memberMethods() {
        return members.names;
      },
    });

    const callsPerMinute = settings.rpcRequestsPerMinute;
    await app.register(publicRoutes, {
      prefix: '/rpc/public',
      callPublic: answerPublic,
      callsPerMinute,
      isStale: () => changes.revision() === null,
    });
    await app.register(memberRoutes, {
      prefix: '/rpc/2.0',
      callerOf: (token) => callerOf(token),
      callMember: members.call,
      callsPerMinute,
    });
  },
  { name: 'rpc' },
);
