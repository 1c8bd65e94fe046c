import { isRpcError } from '@title24/remote-kit/contract';
import type { RegistryChange } from '@title24/shared-domain';
import { reasonSchema, registryReasonLabel } from '@title24/shared-domain/editing';
import { Alert, Button, Dialog, TextField } from '@title24/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useStaffForm } from '../editing/use-staff-form.ts';
import styles from './remotes.module.css';

/** An action on a remote, with its explanation. */
export interface RemoteAction {
  readonly title: string;
  readonly explanation: ReactNode;
  /** Label of the action's button. */
  readonly label: string;
  readonly run: (reason: string) => Promise<RegistryChange>;
}

interface Props {
  readonly action: RemoteAction;
  readonly onClose: () => void;
  readonly onDone: (change: RegistryChange) => void;
}

type ReasonValues = { readonly reason: string };

const empty: ReasonValues = { reason: '' };
const toInput = ({ reason }: ReasonValues) => ({ reason: reason.trim() });

/** Returns whether a call's outcome is unknown: there was no response, or a 503. */
export function isUnanswered(error: unknown): boolean {
  return isRpcError(error) && (error.code === 0 || error.code === 503);
}

/** Renders a dialog that requires a reason before it performs an action. */
export function ActionDialog({ action, onClose, onDone }: Props) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isUncertain, setIsUncertain] = useState(false);

  async function send(values: ReasonValues): Promise<void> {
    try {
      onDone(await action.run(toInput(values).reason));
    } catch (error) {
      setIsUncertain(isUnanswered(error));
      throw error;
    }
  }

  const form = useStaffForm<ReasonValues>({
    initial: empty,
    isUnsaved: () => false,
    schema: reasonSchema,
    toInput,
    send,
    onTyped: () => undefined,
  });
  const refused = form.errors.filter(({ path }) => path === '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Dialog
      open
      onClose={() => form.isSending || onClose()}
      title={action.title}
      size="small"
      initialFocus={field}
      footer={
        <>
          <Button type="submit" form={formId}>
            {form.isSending ? 'Working…' : action.label}
          </Button>
          <Button variant="secondary" onClick={() => form.isSending || onClose()}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate aria-label={action.title} onSubmit={submit}>
        <div>{action.explanation}</div>
        <TextField
          {...form.text('reason')}
          ref={field}
          label={registryReasonLabel}
          hint="For the history and the change log."
          autoComplete="off"
        />
        <p role="status">
          {form.isSending &&
            'Working. A version that goes live is tried on pages of the site first, which can take two minutes. It continues if you leave this page.'}
        </p>
        {(form.failure || refused.length > 0) && (
          <Alert
            tone="danger"
            role="alert"
            title={isUncertain ? 'We don’t know yet whether it worked' : 'Nothing has changed'}
          >
            {form.failure && <p>{form.failure}</p>}
            {isUncertain && (
              <p>
                It may have gone through. Close this, reload the page, and check the history before you try
                again.
              </p>
            )}
            {refused.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
