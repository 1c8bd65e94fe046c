import { isReleased, type ScanState } from '@title24/shared-domain/full-service';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';

/** Explanations for the person who requests a file that is not released. */
export const heldBackReasons = {
  waiting: 'The virus scanner has not checked this file yet. Try again in a few minutes.',
  infected: 'The virus scanner found something in this file. It is kept apart and cannot be opened.',
} as const;

/** Checks that a file is clean, or was not scanned because there was no scanner. @throws RpcFault -32003 if not */
export function requireReleased(state: ScanState): void {
  if (!isReleased(state)) throw forbidden(heldBackReasons[state]);
}
