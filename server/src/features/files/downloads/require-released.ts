import { isReleased, type ScanState } from '@title24/shared-domain/full-service';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';

/** Why a file that the scanner has not released cannot be opened, as messages for the person who requests it. */
export const heldBackReasons = {
  waiting: 'The virus scanner has not checked this file yet. Try again in a few minutes.',
  infected: 'The virus scanner found something in this file. It is kept apart and cannot be opened.',
} as const;

/** @throws RpcFault -32003 for a file that the scanner has not released */
export function requireReleased(state: ScanState): void {
  if (!isReleased(state)) throw forbidden(heldBackReasons[state]);
}
