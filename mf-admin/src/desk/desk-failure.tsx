import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { Alert, Button } from '@title24/ui';
import { failureMessage } from '../calls/failure-message.ts';

interface Props {
  readonly error: unknown;
  readonly onReload: () => void;
}

/** Explains why an action on an order or a case failed and what to do next. */
export function DeskFailure({ error, onReload }: Props) {
  const code = isRpcError(error) ? error.code : null;
  const isStale = code === rpcErrorCodes.conflict;
  const isRefused = code === rpcErrorCodes.notPossible;
  return (
    <Alert tone="danger" title={titleOf(isStale, isRefused)}>
      <p>
        {isStale
          ? 'Someone else has worked on it, or a deadline has passed. Nothing was changed, and what you typed is kept. Show the current state, then continue.'
          : failureMessage(error)}
      </p>
      {(isStale || isRefused) && (
        <p>
          <Button variant="secondary" size="small" onClick={onReload}>
            Show the current state
          </Button>
        </p>
      )}
    </Alert>
  );
}

function titleOf(isStale: boolean, isRefused: boolean): string {
  if (isStale) return 'This has changed since you opened it';
  return isRefused ? 'This is not possible now' : 'Nothing was changed';
}
