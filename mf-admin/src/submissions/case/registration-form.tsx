import { pacificDate } from '@title24/shared-domain';
import type { StaffAct, StaffCase } from '@title24/shared-domain/cases';
import { registrationNumberLength, registrationProblem } from '@title24/shared-domain/compliance';
import { TextField } from '@title24/ui';
import { type FormEvent, useId, useState } from 'react';
import { useMarkUnsaved } from '../../unsaved/unsaved-changes.tsx';
import styles from './case.module.css';
import { actWords } from './case-acts.ts';
import { FormButtons } from './form-buttons.tsx';

interface Props {
  readonly shown: Pick<StaffCase, 'compliance' | 'now'>;
  readonly isSending: boolean;
  readonly onSend: (act: StaffAct) => void;
  readonly onCancel: () => void;
}

/** Records the registration of the delivered report and notifies the customer by email. */
export function RegistrationForm({ shown: { compliance, now }, isSending, onSend, onCancel }: Props) {
  const id = useId();
  const today = pacificDate(now);
  const recorded = compliance?.registration?.number ?? '';
  const [number, setNumber] = useState(recorded);
  const [date, setDate] = useState(compliance?.registration?.date ?? today);
  const [error, setError] = useState<string | undefined>();

  useMarkUnsaved(number !== recorded);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const registration = { number: number.trim(), date };
    const problem = registrationProblem(compliance, registration, today);
    if (problem === null) onSend({ event: 'record-registration', ...registration });
    else {
      setError(problem);
      document.getElementById(`${id}number`)?.focus();
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      aria-label={actWords['record-registration'].label}
      noValidate
    >
      <TextField
        id={`${id}number`}
        label="Registration number"
        hint="The customer gets it by mail."
        maxLength={registrationNumberLength}
        autoComplete="off"
        value={number}
        error={error}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <TextField
        id={`${id}date`}
        type="date"
        label="Registered on"
        fieldWidth="medium"
        max={today}
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <FormButtons label="Record it" isSending={isSending} onCancel={onCancel} />
    </form>
  );
}
