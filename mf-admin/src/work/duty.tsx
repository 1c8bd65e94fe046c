import { work } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { Button } from '@title24/ui';
import { useState } from 'react';
import { useRole } from '../access/use-role.ts';
import { failureMessage } from '../calls/failure-message.ts';

interface Props {
  readonly isOnDuty: boolean;
  readonly onChanged: () => void;
}

/**
 * Renders a button that starts or ends the user's duty. Staff on duty get an email about each new order or
 * case that they may work on.
 */
export function Duty({ isOnDuty, onChanged }: Props) {
  const { rpc } = useMountProps();
  const mayUpdate = useRole()?.isAllowed('UPDATE', 'DESK') ?? false;
  const [failure, setFailure] = useState('');
  if (!mayUpdate) return null;

  async function change(): Promise<void> {
    setFailure('');
    try {
      await rpc.call(work.setDuty, { isOnDuty: !isOnDuty });
      onChanged();
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <>
      <Button variant="secondary" size="small" aria-pressed={isOnDuty} onClick={() => void change()}>
        {isOnDuty ? 'On duty: new work is emailed to you' : 'Start duty'}
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
