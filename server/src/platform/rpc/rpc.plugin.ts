import type { DescribedMethods } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { EventLog } from '../logging/event-log.ts';
import type { CachedResult } from './cached-result.ts';
import type { Caller } from './caller.ts';
import { createContentCache } from './content-cache.ts';
import { type CallMember, type MemberHandlersOf, MemberMethods } from './member-methods.ts';
import { memberRoutes } from './member-routes.ts';
import { type HandlersOf, type RpcMethod, serveMethods } from './method.ts';
import { openRpcRoutes } from './openrpc/openrpc-routes.ts';
import { type CallPublic, createPublicAnswerer, createPublicCaller } from './public-caller.ts';
import { publicRoutes } from './public-routes.ts';

/** Features implement the contract's methods here before the application is ready. */
export interface RpcRegistry {
  /**
   * Adds methods under /rpc/public, for everyone. Results depend only on the params and the site's content, and are
   * cached until it changes.
   */
  implementPublic<Declared extends DescribedMethods>(
    declared: Declared,
    handlers: HandlersOf<Declared>,
  ): void;
  /** Adds methods under /rpc/2.0, for the accounts that the contract permits. */
  implement<Declared extends DescribedMethods>(
    declared: Declared,
    handlers: MemberHandlersOf<Declared>,
  ): void;
  /** Returns the methods of a service, for a feature that serves them on its own route. */
  serve<Declared extends DescribedMethods, Context>(
    declared: Declared,
    handlers: HandlersOf<Declared, Context>,
  ): ReadonlyMap<string, RpcMethod<Context>>;
  /** Sets the function that finds the account for a token. Before this call, no token is valid. */
  authenticateWith(callerOf: (token: string) => Promise<Caller | null>): void;
  readonly callMember: CallMember;
  readonly memberMethods: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly callPublic: CallPublic;
    readonly rpc: RpcRegistry;
  }
}

type Options = Pick<AppDependencies, 'settings' | 'changes'> & {
  readonly checksAnswers?: boolean;
};

/**
 * Serves JSON-RPC (H4) at /rpc/public for everyone and at /rpc/2.0 for logged-in accounts. Features add
 * methods through `app.rpc`. The server can also call the methods without HTTP.
 */
export default fp(
  async (app, { settings, changes, checksAnswers = settings.buildMode !== 'production' }: Options) => {
    const publicServices = new Map<string, ReadonlyMap<string, RpcMethod>>();
    const refusals = new EventLog(app.log, 'warn', 'A right was refused');
    app.addHook('onClose', async () => refusals.flush());
    const members = new MemberMethods({
      // After a change, pages must show the saved data.
      changed: () => changes.catchUp(),
      refused: ({ accountId: account }, method) => refusals.note(account, { account, method }),
      checksAnswers,
    });
    let callerOf = async (_: string): Promise<Caller | null> => null;

    const answerPublic = createPublicAnswerer(publicServices, createContentCache<CachedResult>(changes));
    app.decorate('callPublic', createPublicCaller(answerPublic));
    app.decorate('rpc', {
      implementPublic(declared, handlers) {
        const methods = serveMethods(declared, handlers, { checksAnswers });
        for (const { service } of Object.values(declared)) {
          publicServices.set(service, new Map([...(publicServices.get(service) ?? []), ...methods]));
        }
      },
      implement: (declared, handlers) => members.add(declared, handlers),
      serve: (declared, handlers) => serveMethods(declared, handlers, { checksAnswers }),
      authenticateWith(find) {
        callerOf = find;
      },
      callMember: members.call,
      get memberMethods() {
        return members.names;
      },
    });

    openRpcRoutes(app, settings);
    const callsPerMinute = settings.rpcRequestsPerMinute;
    await app.register(publicRoutes, {
      prefix: '/rpc/public',
      callPublic: answerPublic,
      callsPerMinute,
      revision: () => changes.revision(),
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
