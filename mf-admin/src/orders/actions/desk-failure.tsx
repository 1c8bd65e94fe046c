import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { Alert, Button } from '@title24/ui';
import { failureMessage } from '../../calls/failure-message.ts';

interface Props {
  readonly error: unknown;
  /** Loads the order as it is now. */
  readonly onReload: () => void;
}

/** Why something was not done with an order, and what to do. What was typed stays. */
export function DeskFailure({ error, onReload }: Props) {
  const code = isRpcError(error) ? error.code : null;
  const isStale = code === rpcErrorCodes.conflict;
  const isRefused = code === rpcErrorCodes.notPossible;
  return (
    <Alert tone="danger" title={titleOf(isStale, isRefused)}>
      <p>
        {isStale
          ? 'Somebody else has worked on it, or its clock has run. Nothing was done, and what you typed is kept: look at the order as it is now, then go on.'
          : failureMessage(error)}
      </p>
      {(isStale || isRefused) && (
        <p>
          <Button variant="secondary" size="small" onClick={onReload}>
            Show the order as it is now
          </Button>
        </p>
      )}
    </Alert>
  );
}

function titleOf(isStale: boolean, isRefused: boolean): string {
  if (isStale) return 'This order has changed since you opened it';
  return isRefused ? 'This is not possible now' : 'Nothing was done';
}
