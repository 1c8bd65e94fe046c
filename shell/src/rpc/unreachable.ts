import { RpcError } from '@title24/remote-kit/contract';

/** Throws the RpcError for a call or form without a response. */
export function toUnreachable(cause: unknown): never {
  throw new RpcError('The site could not be reached. Check your connection and try again.', 0, { cause });
}
