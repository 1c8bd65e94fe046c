import { invalidTokenStatus, rpcCodes } from '@title24/shared-domain/rpc';

/** Codes of `RpcError`. The only HTTP status listed is the one for a refused token. */
export const rpcErrorCodes = { ...rpcCodes, invalidToken: invalidTokenStatus } as const;
