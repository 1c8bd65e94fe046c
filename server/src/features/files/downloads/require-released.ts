import { isReleased, type ScanState } from '@title24/shared-domain/full-service';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';

/** Why the scanner has not released a file, for the requester. */
export const heldBackReasons = {
  waiting: 'The virus scanner has not checked this file yet. Try again in a few minutes.',
  infected: 'The virus scanner found something in this file. It is kept apart and cannot be opened.',
} as const;

/** Checks that the scanner has released the file. @throws RpcFault -32003 if the file has not been released */
export function requireReleased(state: ScanState): void {
  if (!isReleased(state)) throw forbidden(heldBackReasons[state]);
}
