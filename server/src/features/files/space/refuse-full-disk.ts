import { isDiskFull } from '../../../platform/files/disk-full.ts';
import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';

/** @throws RpcFault -32010 if the disk is full, else the given error */
export function refuseFullDisk(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw notPossible('The disk is full, and nothing was stored. Try again later.', '');
}
