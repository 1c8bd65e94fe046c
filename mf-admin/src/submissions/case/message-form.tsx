import type { CaseMailPreview, StaffAct } from '@title24/shared-domain/cases';
import { type FormEvent, useId, useState } from 'react';
import { useMarkUnsaved } from '../../unsaved/unsaved-changes.tsx';
import styles from './case.module.css';
import { actWords } from './case-acts.ts';
import { FormButtons } from './form-buttons.tsx';
import { MailCheck } from './mail-check.tsx';
import { MessageField } from './message-field.tsx';

/** Names of the actions that have a message to the customer. */
export type MessageName =
  | Exclude<Extract<StaffAct, { readonly message: string }>['event'], 'deliver'>
  | 'refund';

interface Props {
  readonly name: MessageName;
  readonly isSending: boolean;
  readonly onPreview: (act: StaffAct) => Promise<readonly CaseMailPreview[]>;
  readonly onSend: (name: MessageName, message: string) => void;
  readonly onCancel: () => void;
}

/** Renders a form for an action with a message to the customer, and a preview of the email. */
export function MessageForm({ name, isSending, onPreview, onSend, onCancel }: Props) {
  const id = useId();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | undefined>();
  useMarkUnsaved(message.trim() !== '');
  const isOptional = name === 'close';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isOptional && message.trim() === '') {
      setError('Write a message');
      document.getElementById(id)?.focus();
      return;
    }
    onSend(name, message.trim());
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-label={actWords[name].label} noValidate>
      <MessageField
        id={id}
        hint={name === 'close' ? 'Without a message the customer gets no mail.' : undefined}
        isOptional={isOptional}
        value={message}
        error={error}
        onChange={(typed) => {
          setMessage(typed);
          setError(undefined);
        }}
      />
      {name !== 'refund' && (
        <MailCheck act={() => ({ event: name, message: message.trim() })} onPreview={onPreview} />
      )}
      <FormButtons label={actWords[name].label} isSending={isSending} onCancel={onCancel} />
    </form>
  );
}
