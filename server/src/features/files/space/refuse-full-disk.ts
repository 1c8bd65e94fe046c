import { isDiskFull } from '../../../platform/files/disk-full.ts';
import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';

/** Converts a full-disk error into a refusal. @throws RpcFault -32010 if the disk is full, otherwise the given error */
export function refuseFullDisk(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw notPossible('The disk is full, and nothing was stored. Try again later.', '');
}
