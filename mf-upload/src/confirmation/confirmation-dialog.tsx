import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import { Button, Dialog } from '@title24/ui';
import { Confirmation } from './confirmation.tsx';

interface Props {
  /** Null until the form has been sent. */
  readonly receipt: SubmissionReceipt | null;
  readonly onClose: () => void;
}

/** Renders the dialog 'Your files have been sent' (C3). */
export function ConfirmationDialog({ receipt, onClose }: Props) {
  return (
    <Dialog
      open={receipt !== null}
      onClose={onClose}
      title="Your files have been sent"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {receipt && <Confirmation receipt={receipt} headingLevel={3} />}
    </Dialog>
  );
}
